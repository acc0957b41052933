import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { getCard, listCards } from './card-tools.ts';
import { toMcpError } from './refuse.ts';
import { isAllowed, type McpCall, runTool } from './run-tool.ts';
import { UNTRUSTED_META } from './untrusted.ts';

const CARD_URI = /^tessera:\/\/cards\/([^/?#]+)$/;
const RESOURCES_PER_PAGE = 50;

/** Cards as resources: `tessera://cards/{id}`, as JSON and as contact file. */
export function handleResources(server: McpServer['server'], call: McpCall): void {
  server.setRequestHandler(ListResourcesRequestSchema, async ({ params }) => {
    if (!isAllowed(call, listCards)) return { resources: [] };
    const args = { first: RESOURCES_PER_PAGE, ...(params?.cursor !== undefined && { after: params.cursor }) };
    return toResources((await run(call, listCards, args)) as CardPage);
  });
  server.setRequestHandler(ListResourceTemplatesRequestSchema, async () => ({
    resourceTemplates: isAllowed(call, getCard) ? [TEMPLATE] : [],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => readCard(call, params.uri));
}

const TEMPLATE = {
  uriTemplate: 'tessera://cards/{id}',
  name: 'card',
  title: 'Card',
  description: 'A card that the person may see, as JSON and as contact file (vCard).',
  mimeType: 'application/json',
};

interface CardPage {
  items: { id: string; title: string; url: string }[];
  nextCursor: string | null;
}

function toResources({ items, nextCursor }: CardPage) {
  const resources = items.map(({ id, title, url }) => ({
    uri: `tessera://cards/${id}`,
    name: title || id,
    description: url,
    mimeType: 'application/json',
  }));
  return { resources, ...(nextCursor !== null && { nextCursor }) };
}

async function readCard(call: McpCall, uri: string) {
  const [, id = ''] = CARD_URI.exec(uri) ?? [];
  if (!id) throw toMcpError(call, new AppError('NOT_FOUND', msg('There is no resource at this address.')));
  const found = await run(call, getCard, { id });
  const { owner } = (found as { card: { owner: { id: string } } }).card;
  // What the person wrote is theirs.
  const mark = owner.id === call.context.viewer?.id ? {} : { _meta: UNTRUSTED_META };
  const file = await call.loadContactFile(id);
  return {
    contents: [
      { uri, mimeType: 'application/json', text: JSON.stringify(found), ...mark },
      ...(file === null ? [] : [{ uri, mimeType: 'text/vcard', text: file, ...mark }]),
    ],
  };
}

async function run(call: McpCall, tool: Parameters<typeof runTool>[1], args: Record<string, unknown>): Promise<object> {
  try {
    return await runTool(call, tool, args);
  } catch (error) {
    throw toMcpError(call, error);
  }
}
