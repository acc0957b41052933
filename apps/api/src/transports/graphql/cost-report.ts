import type { ExecutionResult } from 'graphql';
import type { Context } from '../../kernel/context.ts';
import { countRead } from './actual-cost.ts';
import type { Operation } from './operation.ts';
import { measureFields } from './query-cost.ts';

/** The dearest fields are shown; a document may have thousands. */
const MOST_FIELDS = 50;

/** An operation that was executed. */
export interface Executed {
  context: Context;
  variables: Record<string, unknown>;
  /** The data as it was read, also where it is too large to be sent. */
  data: unknown;
}

/**
 * Refunds the points that the answer didn't need, and adds the cost to `extensions` if the caller wants it: the total alone, or
 * with up to 50 fields, the most expensive first.
 */
export async function settleCost(
  result: ExecutionResult,
  operation: Operation,
  { context: { charge }, variables, data }: Executed,
): Promise<ExecutionResult> {
  if (!charge) return result;
  const read = charge.view === 'fields' ? new Map<string, number>() : undefined;
  const report = await charge.settle(countRead(operation, data, read));
  if (charge.view === 'none' || !result.data) return result;
  const cost = read ? { ...report, fields: listFields(operation, variables, read) } : report;
  return { ...result, extensions: { ...result.extensions, cost } };
}

function listFields(operation: Operation, variables: Record<string, unknown>, read: Map<string, number>) {
  const { schema, document, node } = operation;
  const asked = measureFields({ schema, document, variables }, node);
  const fields = [...asked].map(([path, requested]) => ({ path, requested, actual: read.get(path) ?? 0 }));
  return fields.toSorted((one, other) => other.requested - one.requested).slice(0, MOST_FIELDS);
}
