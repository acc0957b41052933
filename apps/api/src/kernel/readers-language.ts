import type { LanguageTag, Text } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import { type MiddlewareFn, UseMiddleware } from 'type-graphql';

/** Of a field with a text of this program: it is answered in the asker's language. */
export function InReadersLanguage(say: (kept: never) => Text = (kept) => kept): MethodDecorator & PropertyDecorator {
  const inLanguageOfAsker: MiddlewareFn<{ request: { language: LanguageTag } }> = async ({ context }, next) => {
    const kept = await next();
    return kept === null ? null : render(say(kept as never), context.request.language);
  };
  return UseMiddleware(inLanguageOfAsker) as PropertyDecorator;
}
