import { Extensions } from 'type-graphql';

export const VIEWER_INDEPENDENT = 'viewerIndependent';

/** Where a field is the same for everyone: `queries` leaves live events out, which read no more than they show. */
export type ViewerIndependence = 'everywhere' | 'queries';

/**
 * Marks a field, or every field of a type, whose value is the same for every viewer. A query of such fields alone may be
 * answered from the response cache, and a live event of such fields is rendered once for all its subscribers, with no
 * viewer: a field that is marked by mistake shows what a stranger sees. Unmarked fields are executed for each viewer.
 */
export function ViewerIndependent(where: ViewerIndependence = 'everywhere'): ReturnType<typeof Extensions> {
  return Extensions({ [VIEWER_INDEPENDENT]: where });
}
