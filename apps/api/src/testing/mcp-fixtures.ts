import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { TestServer } from './server.ts';

interface ToolResult extends CallToolResult {
  /** What the answer says, or why it was refused. */
  // biome-ignore lint/suspicious/noExplicitAny: each tool answers something else.
  said: any;
}

/** Agents, by the client that the protocol's own library has. */
export function mcpFixtures(server: TestServer) {
  const clients: Client[] = [];

  /** A client that has introduced itself and knows the tools, so that it checks what they answer. */
  async function connect(token: string) {
    const client = new Client({ name: 'test', version: '1' });
    clients.push(client);
    const headers = { authorization: `Bearer ${token}` };
    const transport = new StreamableHTTPClientTransport(new URL(`${server.origin}/mcp`), { requestInit: { headers } });
    await client.connect(transport as Transport);
    const { tools } = await client.listTools();

    async function call(name: string, args: Record<string, unknown> = {}): Promise<ToolResult> {
      const result = (await client.callTool({ name, arguments: args })) as CallToolResult;
      return { ...result, said: result.isError ? result._meta?.['tessera/error'] : result.structuredContent };
    }
    return { client, tools, names: tools.map((tool) => tool.name), call };
  }

  const close = () => Promise.all(clients.map((client) => client.close()));
  return { connect, close };
}
