/** Counts the download of a contact file, once per visitor and day. */
export { recordSave } from './event.service.ts';
/** Events on their way into the database, a batch at a time. */
export { EventBuffer } from './event-buffer.service.ts';
/** Every single event of those days as CSV, a batch at a time, the oldest first. */
export { eventsCsv, reportCsv } from './export-figures.service.ts';
/** The team's figures as CSV, as far as the viewer is told: a line for each member, the most viewed first, and the team's. */
export { organizationFiguresCsv } from './organizations/export-organization-figures.service.ts';
