import { selected } from './answers.ts';
import { RestUploadOrganizationPictureDocument } from './generated/graphql.ts';
import { choices, input, type Row, row } from './row.ts';
import { named } from './shapes.ts';

export const organizationRoutes: Row[] = [
  row({
    method: 'post',
    path: '/api/organizations/:id/pictures',
    operation: RestUploadOrganizationPictureDocument,
    files: input('file'),
    takes: choices('kind'),
    status: 201,
    answer: selected('uploadOrganizationPicture.image', { '*': named('UploadedImage') }),
    body: ({ uploadOrganizationPicture: { image } }) => image,
  }),
];
