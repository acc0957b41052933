import { Field, ID, InputType } from 'type-graphql';
import type { ReceivedFile } from '../../platform/multipart.ts';
import { UploadScalar } from '../../platform/scalars.ts';
import { type ImportFormat, ImportFormatEnum } from './contact-import.entity.ts';

@InputType()
export class CheckContactImportInput {
  @Field(() => UploadScalar, { description: 'At most 5 MB and 20,000 contacts.' })
  file: ReceivedFile;

  @Field(() => ImportFormatEnum, { nullable: true, description: 'Told by the file when it is left out.' })
  format?: ImportFormat | null;
}

@InputType()
export class StartContactImportInput {
  @Field(() => ID)
  id: string;
}
