import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { PayloadFieldName } from '../../kernel/graphql/payload-field.ts';
import { Harmless } from '../../kernel/graphql/requires-proof.ts';
import { selectedNames } from '../../kernel/graphql/selection.ts';
import { Card } from '../cards/index.ts';
import { User } from '../identity/index.ts';
import { Contact, ContactConnection } from './contact.entity.ts';
import {
  CreateContactInput,
  DeleteContactInput,
  DeleteContactsInput,
  SaveReceivedCardInput,
  TagContactsInput,
  UpdateContactInput,
} from './contact.inputs.ts';
import { createContact, deleteContact, findContact, updateContact } from './contact.service.ts';
import { ContactActivity, ContactArgsType, ContactFieldOrigin, ContactTag, SavedCard } from './contact.types.ts';
import { listContactActivity, listSavedCards } from './contact-activity.service.ts';
import { listContacts, listTags } from './contact-list.service.ts';
import { saveReceivedCard } from './save-card.service.ts';
import { deleteContacts, tagContacts } from './selected-contacts.service.ts';

@Resolver(() => Contact)
export class ContactResolver {
  @Query(() => ContactConnection, { description: "The viewer's address book." })
  contacts(
    @Ctx() context: Context,
    @Args(() => ContactArgsType) args: ContactArgsType,
    @Info() info: GraphQLResolveInfo,
  ) {
    return listContacts(context, requireViewer(context), { ...args, selected: selectedNames(info) });
  }

  @Query(() => Contact, { nullable: true, description: 'Null unless it is a contact of the viewer.' })
  contact(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of a contact of the viewer.' }) id: string,
  ) {
    return findContact(context, requireViewer(context), id);
  }

  @Query(() => [ContactTag], { description: 'Of the viewer’s contacts, by the alphabet; at most 200.' })
  contactTags(@Ctx() context: Context) {
    return listTags(context, requireViewer(context));
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => Contact, {
    description: 'Keeps another’s card as a contact; the same card again gives the contact that there is.',
  })
  saveReceivedCard(@Ctx() context: Context, @Arg('input', () => SaveReceivedCardInput) input: SaveReceivedCardInput) {
    return saveReceivedCard(context, requireViewer(context), input);
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => Contact, { description: 'Adds a contact to the viewer’s address book. At most 50,000.' })
  createContact(@Ctx() context: Context, @Arg('input', () => CreateContactInput) input: CreateContactInput) {
    return createContact(context, requireViewer(context), input);
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => Contact, { description: 'Changes a contact of the viewer. NOT_FOUND for any other.' })
  updateContact(@Ctx() context: Context, @Arg('input', () => UpdateContactInput) input: UpdateContactInput) {
    return updateContact(context, requireViewer(context), input);
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => ID, { description: 'Gives the id; what was merged into it goes with it.' })
  @PayloadFieldName('deletedContactId', 'The contact that is gone.')
  deleteContact(@Ctx() context: Context, @Arg('input', () => DeleteContactInput) input: DeleteContactInput) {
    return deleteContact(context, requireViewer(context), input);
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => [ID], {
    description: 'Gives the ids of those that are gone; what was merged into them goes with them. All go, or none.',
  })
  @PayloadFieldName('deletedContactIds', 'The contacts that are gone.')
  deleteContacts(@Ctx() context: Context, @Arg('input', () => DeleteContactsInput) input: DeleteContactsInput) {
    return deleteContacts(context, requireViewer(context), input);
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => [Contact], { description: 'Adds tags to contacts and removes others. All change, or none.' })
  tagContacts(@Ctx() context: Context, @Arg('input', () => TagContactsInput) input: TagContactsInput) {
    return tagContacts(context, requireViewer(context), input);
  }

  @FieldResolver(() => User, { nullable: true, description: 'Where their account is known.' })
  user(@Ctx() { loaders }: Context, @Root() contact: Contact) {
    return contact.userId && loaders.user.load(contact.userId);
  }

  @FieldResolver(() => [SavedCard], { description: 'The cards that were saved as this contact, the latest first.' })
  cards(@Ctx() context: Context, @Root() contact: Contact) {
    return listSavedCards(context, contact);
  }

  @FieldResolver(() => [ContactActivity], { description: 'The latest first; at most 30.' })
  activity(@Ctx() context: Context, @Root() contact: Contact) {
    return listContactActivity(context, requireViewer(context), contact);
  }

  @FieldResolver(() => [ContactFieldOrigin], { description: 'Of each field that is not empty.' })
  origins(@Root() { provenance }: Contact): ContactFieldOrigin[] {
    return Object.entries(provenance).map(([field, { source, at }]) => ({ field, source, at: new Date(at) }));
  }
}

@Resolver(() => Card)
export class CardContactResolver {
  @FieldResolver(() => ID, { nullable: true, description: 'The contact as which the viewer saved it.' })
  async savedContactId(@Ctx() { viewer, loaders }: Context, @Root() card: Card): Promise<string | null> {
    return viewer && loaders.savedContactId.load(`${viewer.id} ${card.id}`);
  }
}
