/** The key of the server's copy; null while there is none. */
export { findCopy } from './copies/picture-copy.service.ts';
/** Whether a message shows the picture with the address. */
export { isInMessage, isInMessageFor, selectTeammates, selectTeams } from './picture-uses.ts';
/** A stored picture. */
export { Upload } from './upload.entity.ts';
/** Assigns a stored picture to its owner; no one can open it before that. */
export { noteUpload, removeUploads, storePicture } from './upload.service.ts';
/** A file of the store, as a stream; a picture or file for who asks. */
export type { FileForViewer, StoredFile } from './upload-access.service.ts';
/** A picture or file for who asks; names and sizes of stored files. */
export { findFileFor, findStoredFiles, readPublicFile } from './upload-access.service.ts';
