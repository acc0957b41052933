import { expect, test } from 'vitest';
import { readProjectFile } from './named-tests.ts';
import { findOperations, PERMISSIONS_PAGE, renderPermissionsPage } from './permissions-page.ts';
import { projectRoot } from './processes.ts';

test('operations are the methods of a resolver that the schema has', () => {
  const code = `class CardResolver {
  @Query(() => Card, {
    nullable: true,
  })
  card(
    id: string,
  ) {}

  @Harmless('only reads')
  @Mutation(() => Card)
  async createCard(input: object) {}

  @FieldResolver(() => Int)
  views() {}
}`;
  expect(findOperations(code)).toEqual(['Query.card', 'Mutation.createCard']);
});

test('the page has a row for every operation that the matrix tries', async () => {
  const { ALL_OPERATIONS } = await import(`${projectRoot}apps/api/src/testing/authorization-operations.ts`);
  const tried = Object.entries<unknown[]>(ALL_OPERATIONS).filter(([, attempts]) => attempts.length > 0);
  const page = await renderPermissionsPage();
  expect(tried.map(([name]) => name).filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([]);
  expect(readProjectFile(PERMISSIONS_PAGE)).toBe(page);
});
