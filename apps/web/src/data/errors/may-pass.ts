import { ServerError, ServerParseError } from '@apollo/client';
import { errorCode } from '@tessera/client';
import { ApiError } from './api-error.ts';
import { isLostNetwork } from './lost-network.ts';

/** Whether the same request may succeed a moment later: a lost network and a server in trouble pass, a refusal stays. */
export function mayPass(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== null) return code === 'INTERNAL' || code === 'UNAVAILABLE';
  if (error instanceof ApiError) return error.status >= 500;
  return isLostNetwork(error) || ServerError.is(error) || ServerParseError.is(error);
}
