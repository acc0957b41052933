import type { ContactPageQuery } from '@tessera/client';

/** A contact with everything that its page shows. */
export type PageContact = NonNullable<ContactPageQuery['contact']>;
