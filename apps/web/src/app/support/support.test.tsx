import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { storedCardsAnswer } from '../../data/card-store/testing-answers.ts';
import { DOCS } from '../../parts/help/docs-pages.ts';
import { DocsText, splitBlocks } from '../../parts/help/docs-text.tsx';
import { findPages } from '../../parts/help/find-pages.ts';
import { paths } from '../../paths.ts';
import { json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import './support.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';
import '../../testing/warm-shell.ts';

function open(address: string, answers: Parameters<typeof stubNetwork>[0] = {}) {
  stubNetwork({ 'GraphQL StoredCards': () => json(storedCardsAnswer('u1', [])), ...answers });
  return renderApp(address);
}
const ready = (parts: object, status = 200) => ({ 'GET /readyz': () => json({ status: 'x', parts }, status) });
const incidents = (list: object[] = []) => ({ 'GraphQL Incidents': () => json({ data: { incidents: list } }) });

beforeEach(signInAsAsha);

describe('the docs', () => {
  test('are searched by beginnings of words, and opened by their address', async () => {
    const { user, path } = open(paths.support);
    await user.type(await screen.findByRole('searchbox', { name: 'Search the docs' }), 'trial invoi');
    await user.click(await screen.findByRole('link', { name: 'Plans, trial and invoices' }));
    expect(path()).toBe('/dashboard/support?page=billing');
    expect(screen.getByRole('heading', { name: 'Plans, trial and invoices' })).toBeInTheDocument();
  });

  test('have pages whose names differ, and say when none has the words', async () => {
    expect(new Set(DOCS.map(({ id }) => id)).size).toBe(DOCS.length);
    expect(findPages('robots')[0]?.id).toBe('figures');
    const { user } = open(paths.support);
    await user.type(await screen.findByRole('searchbox', { name: 'Search the docs' }), 'unicorns');
    expect(await screen.findByText('No page has “unicorns”.')).toBeInTheDocument();
  });

  test('are drawn from their marks, and nothing in them is HTML', () => {
    expect(splitBlocks('# A\ntext\n\n```ts\nlet a;\n\nlet b;\n```\n\n- x\n- y')).toEqual([
      '# A',
      'text',
      '```ts\nlet a;\n\nlet b;\n```',
      '- x\n- y',
    ]);
    render(<DocsText text={'## Title\n\nSee [there](https://example.com), `<b>`, [no](javascript:alert(1))'} />);
    expect(screen.getByRole('heading', { name: 'Title' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('href', 'https://example.com');
    expect(screen.getByText('<b>')).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    render(<DocsText text={'| event | when |\n|---|---|\n| `made` | a card is made |'} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('madea card is made');
  });
});

describe('the status', () => {
  const address = `${paths.support}?tab=status`;

  test('is what the server says now, with what was down before', async () => {
    const past = {
      __typename: 'Incident',
      id: 'i1',
      part: 'DATABASE',
      reason: 'the database does not answer',
      startedAt: '2026-11-12T09:00:00.000Z',
      endedAt: '2026-11-12T09:04:00.000Z',
    };
    open(address, { ...ready({ database: 'up', jobs: 'up' }), ...incidents([past]) });
    expect(await screen.findByText('Everything works.')).toBeInTheDocument();
    expect(await screen.findByText(/the database does not answer/)).toBeInTheDocument();
    expect(screen.getByText(/for 4 minutes/)).toBeInTheDocument();
  });

  test('names the part that is in trouble, also while the API can’t answer', async () => {
    open(address, {
      ...ready({ database: 'the database does not answer', jobs: 'up' }, 503),
      'GraphQL Incidents': () => refusal('UNAVAILABLE', 'The database is away.'),
    });
    expect(await screen.findByText('Something does not work.')).toBeInTheDocument();
    expect(screen.getByText('the database does not answer')).toBeInTheDocument();
  });

  test('is looked for again, and the first time nobody answered', async () => {
    let isUp = false;
    const { user } = open(address, {
      'GET /readyz': () => {
        if (!isUp) throw new TypeError('no network');
        return json({ status: 'ready', parts: { database: 'up', jobs: 'up' } });
      },
      ...incidents(),
    });
    expect(await screen.findByText('no answer')).toBeInTheDocument();
    expect(await screen.findByText('No incidents were recorded.')).toBeInTheDocument();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Everything works.')).toBeInTheDocument();
  });
});

test('a message to support is written with the public site’s form', async () => {
  open(`${paths.support}?tab=contact`);
  expect(await screen.findByLabelText('What is it about?')).toHaveValue('support');
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
});
