import { AppError, type PlanKey, type TokenScope } from '@tessera/domain';
import type { LanguageTag } from '@tessera/texts';
import { msg } from '@tessera/texts';
import type { FastifyBaseLogger } from 'fastify';
import type { DataSource } from 'typeorm';
import type { AnswerBudget } from './answer-budget.ts';
import type { Loaders } from './loaders.ts';

/** What lives as long as the process. Each mechanism and module adds what it keeps. */
export interface Services {
  db: DataSource;
  log: FastifyBaseLogger;
}

/** Who is asking. */
export interface Viewer {
  id: string;
  /** Of a program: that of its token. */
  sessionId: string;
  /** Of a session that came with this very request: when its person last showed who they are. */
  provedAt?: Date;
  /** The same: whether they have shown a passkey or a code. */
  hasSecondFactor?: boolean;
  /** Of a program alone: what it may do for the person, until when, the plans that the person has, and of an app its grant. */
  token?: {
    scopes: readonly TokenScope[];
    expiresAt: Date | null;
    plans: readonly PlanKey[];
    grantId: string | null;
  };
}

/** Who is asking, with their row in `users` as JSON: what queries show of the viewer is not asked for again. */
export interface Identity {
  viewer: Viewer;
  user: Record<string, unknown>;
}

/** What is known of the request, whichever transport it came by. */
export interface RequestInfo {
  id: string;
  /** The peer's address, or what a trusted proxy says it is. */
  address: string;
  userAgent: string;
  /** The header; '' without. */
  acceptLanguage: string;
  /** In which errors and messages are worded. */
  language: LanguageTag;
  /** Of the cookie that signing in leaves on a device; null without. */
  deviceId: string | null;
  /** Whether the browser says that a page of this site asks. */
  isOwnPage: boolean;
  /** Whether the page wants nothing to do with the browser's session. */
  isApart: boolean;
  /** False when only a cookie identifies the viewer and the request came from another site. */
  mayChange: boolean;
}

/** Everything a resolver may use; made anew for each request. */
export interface Context extends Services {
  viewer: Viewer | null;
  /** The viewer's row as it was when they were identified. Null over a socket, which lasts longer than that is true. */
  viewerRow: Record<string, unknown> | null;
  request: RequestInfo;
  loaders: Loaders;
  /** What the operation has read, from when it is executed. */
  answer?: AnswerBudget;
  /** Sets the session cookie, or clears it with null. Does nothing where no answer can carry it (WebSocket). */
  setSessionCookie(token: string | null): void;
  /** Sets the cookie by which the device is known later; it says nothing of who signed in. */
  setDeviceCookie(id: string): void;
}

/** The viewer, or UNAUTHENTICATED. */
export function requireViewer(context: Context): Viewer {
  if (!context.viewer) throw new AppError('UNAUTHENTICATED', msg('Sign in to continue.'));
  return context.viewer;
}
