import { definePort } from '../../kernel/port.ts';

// Asked of whoever shows pictures, as SQL. Arguments are SQL expressions, never values.

/** Whether a message shows the picture with the address. */
export const isInMessage = definePort<(url: string) => string>('uploads.isInMessage');
/** Whether a message shows it that the person may read. */
export const isInMessageFor = definePort<(url: string, userId: string) => string>('uploads.isInMessageFor');
/** Who is in a team with the person, as (id). */
export const selectTeammates = definePort<(userId: string) => string>('uploads.selectTeammates');
/** The teams of people (an array), as (id). */
export const selectTeams = definePort<(userIds: string) => string>('uploads.selectTeams');
