import { RestUploadOrganizationPictureDocument } from './generated/graphql.ts';
import { type Row, row } from './row.ts';
import { capitals } from './shapes.ts';

export const organizationRoutes: Row[] = [
  row({
    method: 'post',
    path: '/api/organizations/:id/pictures',
    takesFile: true,
    operation: RestUploadOrganizationPictureDocument,
    variables: ({ params: { id }, form }) => ({
      input: { id, file: form.files.file, ...capitals(form.texts, ['kind']) },
    }),
    status: 201,
    body: ({ uploadOrganizationPicture: { image } }) => image,
  }),
];
