import { selected } from './answers.ts';
import { choices, graphql, input, type Route, route } from './route.ts';
import { named } from './shapes.ts';

export const organizationRoutes: Route[] = [
  route({
    method: 'post',
    path: '/api/organizations/:id/pictures',
    operation: graphql(`
      mutation RestUploadOrganizationPicture($input: UploadOrganizationPictureInput!) {
        uploadOrganizationPicture(input: $input) { image { url widthPx heightPx sizeBytes } }
      }
    `),
    files: input('file'),
    takes: choices('kind'),
    status: 201,
    answer: selected('uploadOrganizationPicture.image', { '*': named('UploadedImage') }),
    body: ({ uploadOrganizationPicture: { image } }) => image,
  }),
];
