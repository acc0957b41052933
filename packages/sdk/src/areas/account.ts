import { needViewer } from '../errors.ts';
import {
  type ImageKind,
  MarkNotificationsReadDocument,
  type NotificationFragment,
  NotificationsDocument,
  ProfileDocument,
  UpdateProfileDocument,
  type UpdateViewerInput,
  UploadFileDocument,
  UploadImageDocument,
} from '../generated/operations.ts';
import { List, type PageOptions, toPage } from '../pages.ts';
import type { CallOptions, Run } from '../transport.ts';

/** The person whose token it is. Scopes: `profile:read`, to change it `profile:write`. */
export function profile(run: Run) {
  return {
    get: async (options?: CallOptions) => needViewer((await run(ProfileDocument, {}, options)).viewer),
    /** What is left out stays. */
    update: async (input: UpdateViewerInput, options?: CallOptions) =>
      (await run(UpdateProfileDocument, { input }, options)).updateViewer.viewer,
  };
}

/** Notifications, of the kinds that the token's scopes include. To mark them as read: `profile:write`. */
export function notifications(run: Run) {
  return {
    /** Newest first. */
    list: ({
      unreadOnly,
      ...options
    }: { unreadOnly?: boolean } & PageOptions & CallOptions = {}): List<NotificationFragment> =>
      new List(options, async (first, after) => {
        const { viewer } = await run(NotificationsDocument, { first, after, unreadOnly }, options);
        return toPage(needViewer(viewer).notifications);
      }),
    /** These, or all; gives how many are unread now. */
    markRead: async (ids?: string[], options?: CallOptions) =>
      (await run(MarkNotificationsReadDocument, { input: { ids } }, options)).markNotificationsRead.unreadCount,
  };
}

/** Pictures. The scope depends on what they are for: `cards:write`, `profile:write` or `messages:write`. */
export function images(run: Run) {
  return {
    /** Gives the `url` to put on a card, into the profile or into a message. */
    upload: async (file: Blob, kind: ImageKind, options?: CallOptions) =>
      (await run(UploadImageDocument, { input: { file, kind } }, options)).uploadImage.image,
  };
}

/** PDFs and videos for blocks of cards. Scope: `cards:write`. */
export function files(run: Run) {
  return {
    /** Gives the `url` of a block of the kind FILE or VIDEO. A PDF has at most 10 MB, an MP4 or WebM video 50 MB. */
    upload: async (file: Blob, options?: CallOptions) =>
      (await run(UploadFileDocument, { input: { file } }, options)).uploadFile.file,
  };
}
