import type { ContactColumn } from '@tessera/domain';
import { Field, ID, InputType } from 'type-graphql';
import type { ReceivedFile } from '../../kernel/graphql/multipart.ts';
import { UploadScalar } from '../../kernel/graphql/scalars.ts';
import { ContactColumnEnum, type ImportFormat, ImportFormatEnum } from './contact-import.entity.ts';

@InputType({ description: 'A file of contacts to check before it is imported.' })
export class CheckContactImportInput {
  @Field(() => UploadScalar, { description: 'At most 5 MB and 20,000 contacts.' })
  file: ReceivedFile;

  @Field(() => ImportFormatEnum, { nullable: true, description: 'Told by the file when it is left out.' })
  format?: ImportFormat | null;

  @Field(() => [ContactColumnEnum], {
    nullable: 'itemsAndList',
    description:
      'What each column of a CSV file holds, in its order; null for one that is not imported. Told by the first line when it is left out.',
  })
  columns?: (ContactColumn | null)[] | null;
}

@InputType({ description: 'The checked file to import.' })
export class StartContactImportInput {
  @Field(() => ID, { description: 'A file of the viewer that `checkContactImport` read.' })
  id: string;
}
