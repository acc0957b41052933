import type { LanguageTag } from '@tessera/texts';
import { translateKept } from '@tessera/texts/translate';
import { type MiddlewareFn, UseMiddleware } from 'type-graphql';

/** Of a field with a text of this program, new or kept: it is answered in the asker's language. */
export function InReadersLanguage(say: (kept: string) => string = (kept) => kept): MethodDecorator & PropertyDecorator {
  const inLanguageOfAsker: MiddlewareFn<{ request: { language: LanguageTag } }> = async ({ context }, next) =>
    translateKept(say(await next()), context.request.language);
  return UseMiddleware(inLanguageOfAsker) as PropertyDecorator;
}
