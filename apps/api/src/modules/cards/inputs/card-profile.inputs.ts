import {
  type CardProfile,
  type FieldAudience,
  PROFILE_NETWORKS,
  type ProfileNetwork,
  socialLabel,
} from '@tessera/domain';
import { Field, InputType, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../kernel/graphql/enums.ts';
import { FieldAudienceEnum } from '../card-enums.ts';
import { ENTRY_AUDIENCE } from './card-audience.inputs.ts';

const descriptions = Object.fromEntries(PROFILE_NETWORKS.map((name) => [name, `A profile on ${socialLabel(name)}.`]));
export const SocialNetworkEnum = defineEnum('SocialNetwork', PROFILE_NETWORKS, {
  description: 'A network on which a card links to a profile.',
  values: {
    ...(descriptions as Record<ProfileNetwork, string>),
    twitter: 'A profile on X, formerly Twitter.',
    whatsapp: 'A number on WhatsApp. The link opens a chat.',
  },
});

@ObjectType('CardProfile', {
  simpleResolvers: true,
  description: 'A profile beside those of `socials`: on another network, or a second one on the same.',
})
@InputType('CardProfileInput', { description: 'A profile beside those of `socials`.' })
export class CardProfileType implements CardProfile {
  @Field(() => SocialNetworkEnum, { description: 'Where the profile is.' })
  network: ProfileNetwork;

  @Field(() => String, { description: 'Handle, number or full link.' })
  value: string;

  @Field(() => FieldAudienceEnum, { nullable: true, description: ENTRY_AUDIENCE })
  audience?: FieldAudience | null;
}
