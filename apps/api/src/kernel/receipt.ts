import type { Message } from '@tessera/texts';
import { Field, ObjectType } from 'type-graphql';
import { InReadersLanguage } from './readers-language.ts';

/** That something was taken in, where there is nothing else to show. */
@ObjectType({ description: 'Confirms that a request was accepted, where there is nothing else to show.' })
export class Receipt {
  @Field(() => String, { description: 'For people.' })
  @InReadersLanguage()
  message: Message;
}
