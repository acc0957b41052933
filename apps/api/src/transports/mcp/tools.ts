import { cardTools } from './card-tools.ts';
import { contactTools } from './contact-tools.ts';
import { groupTools } from './group-tools.ts';
import { shareTools } from './share-tools.ts';
import type { Tool } from './tool.ts';

/** All tools. A tool only renames: no rule, no query and no permission lives here. */
export const tools: readonly Tool[] = [...cardTools, ...contactTools, ...shareTools, ...groupTools];
