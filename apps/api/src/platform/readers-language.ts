import type { LanguageTag } from '@tessera/texts';
import { translate } from '@tessera/texts/translate';
import { type MiddlewareFn, UseMiddleware } from 'type-graphql';

const inLanguageOfAsker: MiddlewareFn<{ request: { language: LanguageTag } }> = async ({ context }, next) =>
  translate(await next(), context.request.language);

/** Of a field with a text of this program: it is answered in the asker's language. */
export function InReadersLanguage(): MethodDecorator & PropertyDecorator {
  return UseMiddleware(inLanguageOfAsker) as PropertyDecorator;
}
