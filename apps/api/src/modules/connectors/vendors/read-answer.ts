import { msg } from '@tessera/texts';
import type { z } from 'zod';
import { VendorError } from './vendor.ts';

/** What a service answered, as it documents it. VendorError `away` when it is something else. */
export function readAnswer<T>(schema: z.ZodType<T>, answer: unknown, name: string): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success)
    throw new VendorError('away', msg('{service} gave an answer that can’t be read.', { service: name }));
  return parsed.data;
}
