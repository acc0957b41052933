import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { describeError } from '../rest/describe-error.ts';
import type { McpCall } from './run-tool.ts';

/** The protocol's code for a resource that doesn't exist. */
const RESOURCE_NOT_FOUND = -32002;

/** An error of ours as one of the protocol, with code and fields in `data`. */
export function toMcpError({ context }: McpCall, error: unknown): McpError {
  const { status, body } = describeError(context, error);
  const code = status === 404 ? RESOURCE_NOT_FOUND : status < 500 ? ErrorCode.InvalidParams : ErrorCode.InternalError;
  return new McpError(code, Reflect.get(body, 'message'), body);
}
