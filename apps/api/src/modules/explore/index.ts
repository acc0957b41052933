/** Everything that anybody may see of a public card. */
export { toDirectoryEntry } from './directory.service.ts';
/** A public card as the directory lists it. */
export { DirectoryEntry } from './directory.types.ts';
/** Categories of what the words find, of the 500 newest; without words of all. */
export { countCategories, explore } from './explore.service.ts';
/** A person's public cards as everybody may see them, the newest first unless another order is asked for. */
export { listPublicCards } from './profile.service.ts';
/** How others may reach the person. */
export { findShownContact } from './shown-contact.service.ts';
