import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { getCard } from './card-tools.ts';
import { getContact } from './contact-tools.ts';
import { listMessages } from './group-tools.ts';
import { toMcpError } from './refuse.ts';
import { isAllowed, type McpCall, runTool } from './run-tool.ts';
import type { Tool } from './tool.ts';
import { wrapUntrusted } from './untrusted.ts';

interface Prompt {
  name: string;
  title: string;
  description: string;
  /** What the prompt is about is read by this tool, with the argument of that name. */
  tool: Tool;
  subject: { name: string; description: string };
  /** A wish that may be left out. */
  wish: { name: string; description: string; usual: string };
  ask: (wish: string) => string;
}

/** All prompts. */
export const prompts: readonly Prompt[] = [
  {
    name: 'follow_up',
    title: 'Follow up after an exchange',
    description: 'Writes a message to somebody the person has met.',
    tool: getContact,
    subject: { name: 'id', description: 'The id of the contact.' },
    wish: { name: 'tone', description: 'Such as warm, brief or formal.', usual: 'warm and brief' },
    ask: (tone) =>
      `Write a follow-up message to the contact below. Its tone is ${tone}. Mention where and when we met if the data says so, suggest one next step, and keep it under 120 words. Show it to me. Don’t send it.`,
  },
  {
    name: 'introduce_me',
    title: 'Introduce myself',
    description: 'Writes an introduction of the person from one of their cards.',
    tool: getCard,
    subject: { name: 'id', description: 'The id of the card.' },
    wish: { name: 'occasion', description: 'Such as a conference, an email or a talk.', usual: 'a first meeting' },
    ask: (occasion) =>
      `Write an introduction of me for ${occasion}, in the first person and at most 80 words. Use only what my card below says, and end with its address.`,
  },
  {
    name: 'summarize_conversation',
    title: 'Summarize a conversation',
    description: 'Summarizes the last messages of a group or conversation.',
    tool: listMessages,
    subject: { name: 'conversationId', description: 'The id of the conversation, as list_groups gives it.' },
    wish: { name: 'focus', description: 'What to look for, such as decisions.', usual: 'decisions and open questions' },
    ask: (focus) =>
      `Summarize the conversation below, with a focus on ${focus}. Say who said what, list what I am asked to do, and leave out small talk.`,
  },
];

/** Prompts that people choose. Each one brings the data that it is about. */
export function handlePrompts(server: McpServer['server'], call: McpCall): void {
  server.setRequestHandler(ListPromptsRequestSchema, async () => ({
    prompts: prompts.filter(({ tool }) => isAllowed(call, tool)).map(describePrompt),
  }));
  server.setRequestHandler(GetPromptRequestSchema, async ({ params }) => {
    const prompt = prompts.find(({ name }) => name === params.name);
    if (!prompt) throw new McpError(ErrorCode.InvalidParams, `There is no prompt ${params.name}.`);
    const { [prompt.wish.name]: wish = prompt.wish.usual, ...args } = params.arguments ?? {};
    const data = await runTool(call, prompt.tool, args).catch((error: unknown) => {
      throw toMcpError(call, error);
    });
    return { description: prompt.description, messages: [said(prompt.ask(wish)), said(wrapUntrusted(data))] };
  });
}

function describePrompt({ name, title, description, subject, wish }: Prompt) {
  return {
    name,
    title,
    description,
    arguments: [
      { ...subject, required: true },
      { name: wish.name, description: wish.description, required: false },
    ],
  };
}

function said(text: string) {
  return { role: 'user' as const, content: { type: 'text' as const, text } };
}
