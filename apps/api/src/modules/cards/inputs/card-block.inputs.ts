import {
  BLOCK_KINDS,
  type BlockKind,
  type BlockPicture,
  type CardBlock,
  type FieldAudience,
  LINK_ICONS,
  type LinkIcon,
} from '@tessera/domain';
import { Field, InputType, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../kernel/graphql/enums.ts';
import { UrlScalar } from '../../../kernel/graphql/scalars.ts';
import { UsuallyHas } from '../../../kernel/lists/list-size.ts';
import { FieldAudienceEnum } from '../card-enums.ts';
import { ENTRY_AUDIENCE } from './card-audience.inputs.ts';
import { image } from './card-extra.inputs.ts';

const BlockKindEnum = defineEnum('BlockKind', BLOCK_KINDS, {
  description: 'What a block shows. It decides which of its fields are read; the others become empty.',
  values: {
    text: 'A heading in `title`, paragraphs in `text`, or both.',
    link: 'A link with its words in `title`, a second line in `text`, `url` and `icon`.',
    button: 'A button with its words in `title`, and `url`.',
    gallery: 'Up to 12 `pictures`, with a heading in `title`.',
    video:
      'A video at `url`: of YouTube, Vimeo, a file that was uploaded, or a link that ends in .mp4, .webm or .mov. `title` is its name, `imageUrl` its poster.',
    file: 'A PDF that was uploaded, or a link to a file, in `url`. `title` is its name.',
    calendar: 'A page on which visitors book a time, in `url`. `title` has the words of its button.',
    map: 'A place: its name in `title`, its address in `text`, a link to a map in `url`.',
    testimonial:
      'What `title` said of the person, in `text`. `caption` has their role and company, `imageUrl` their photo.',
    divider: 'A line. It has no fields.',
  },
});

export const LinkIconEnum = defineEnum('LinkIcon', LINK_ICONS, {
  description: 'What a link has as its picture.',
  values: {
    globe: 'For a website.',
    book: 'For a publication, a blog or a guide.',
    calendar: 'For dates and bookings.',
    cart: 'For a shop.',
    camera: 'For photos.',
    music: 'For songs and albums.',
    mic: 'For a podcast or a talk.',
    newspaper: 'For press and news.',
    gift: 'For an offer or a voucher.',
    heart: 'For a cause or a donation.',
    star: 'For reviews.',
    ticket: 'For an event’s tickets.',
    download: 'For a file to save.',
    pin: 'For a place.',
    play: 'For a video.',
    briefcase: 'For jobs and services.',
    graduation: 'For courses.',
    code: 'For software.',
    coffee: 'For an invitation to meet, or a tip.',
    utensils: 'For a menu or a table.',
    home: 'For a house or a room.',
    message: 'For a chat.',
    phone: 'For a call.',
    mail: 'For a letter or a newsletter.',
  },
});
export const LINK_ICON = 'Of a LINK. Null for the first letter of its site.';

@ObjectType('BlockPicture', { simpleResolvers: true, description: 'A picture of a gallery.' })
@InputType('BlockPictureInput', { description: 'A picture of a gallery. It needs `imageUrl`.' })
class BlockPictureType implements BlockPicture {
  @Field(() => UrlScalar, { defaultValue: '', description: image })
  imageUrl: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'What the picture shows, for people who can’t see it; at most 300 characters.',
  })
  alt: string;
}

@ObjectType('CardBlock', {
  simpleResolvers: true,
  description: "A part of a card’s page. Texts are '' where its kind doesn’t use them.",
})
@InputType('CardBlockInput', { description: 'A part of a card’s page. What its kind doesn’t use becomes empty.' })
export class CardBlockType implements CardBlock {
  @Field(() => BlockKindEnum, { description: 'What the block shows.' })
  kind: BlockKind;

  @Field(() => String, {
    defaultValue: '',
    description: 'A heading, the words of a link, a name; at most 120 characters.',
  })
  title: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'With line breaks, at most 2,000 characters; of a LINK one line of at most 200, of a MAP at most 500.',
  })
  text: string;

  @Field(() => UrlScalar, {
    defaultValue: '',
    description: 'Where the block leads. A LINK or a BUTTON may have an email address or a telephone number, too.',
  })
  url: string;

  @Field(() => LinkIconEnum, { nullable: true, description: LINK_ICON })
  icon: LinkIcon | '';

  @Field(() => UrlScalar, { defaultValue: '', description: `The poster or photo. ${image}` })
  imageUrl: string;

  @Field(() => String, { defaultValue: '', description: 'At most 120 characters.' })
  caption: string;

  @UsuallyHas(1)
  @Field(() => [BlockPictureType], { defaultValue: [], description: 'Of a GALLERY, at most 12.' })
  pictures: BlockPictureType[];

  @Field(() => FieldAudienceEnum, { nullable: true, description: ENTRY_AUDIENCE })
  audience?: FieldAudience | null;
}
