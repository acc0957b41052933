import { designInCapitals, LOOK_CATALOGUE, writeLookFile } from '@tessera/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { storedCardsAnswer } from '../../data/card-store/testing-answers.ts';
import { paths } from '../../paths.ts';
import { type Call, json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import '../../testing/warm-cards.ts';
import './marketplace.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';

const [obsidian] = LOOK_CATALOGUE;
if (!obsidian) throw new Error('the catalogue is empty');
const tile = (changes: object = {}) => ({
  __typename: 'CardTemplate',
  id: 'obsidian',
  name: 'Obsidian',
  tag: 'LUXE',
  description: 'Black stone.',
  theme: 'LUXE',
  design: obsidian.design && {
    ...designInCapitals(obsidian.design),
    __typename: 'CardDesign',
    fonts: null,
    coverUrl: null,
    colors: { __typename: 'CardDesignColors', ...obsidian.design.colors },
  },
  isOwn: false,
  isTeams: false,
  mayWithdraw: false,
  ...changes,
});
const listed = (templates: object[], organization: object | null = null) => json({ data: { templates, organization } });
const TEAM = { __typename: 'Organization', id: 'o1', name: 'Rao & Daughters' };

function open(answers: Parameters<typeof stubNetwork>[0], address: string = paths.marketplace) {
  const calls = stubNetwork({ 'GraphQL StoredCards': () => json(storedCardsAnswer('u1', [])), ...answers });
  return { ...renderApp(address), asked: (name: string) => calls.filter((call) => call.name === `GraphQL ${name}`) };
}

beforeEach(signInAsAsha);

describe('the marketplace', () => {
  test('shows templates with the viewer’s own name, narrowed by what the address says', async () => {
    const { user, path, asked } = open(
      { 'GraphQL Templates': () => listed([tile()]) },
      `${paths.marketplace}?q=stone&tag=luxe`,
    );
    const face = await screen.findByRole('img', { name: 'Your card in Obsidian' });
    expect(within(face).getByText('Asha Rao')).toBeInTheDocument();
    expect(face.querySelector('[data-design]')).toHaveAttribute('data-ornament', 'rosette');
    expect(asked('Templates').map(({ body }) => body)).toEqual([{ query: 'stone', tag: 'LUXE' }]);
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(path()).toBe(`${paths.marketplace}?q=stone`);
  });

  test('leads those without a card to their first one, before they keep a template of it', async () => {
    open({ 'GraphQL Templates': () => listed([tile()]) });
    expect(await screen.findByRole('link', { name: 'Create a card first' })).toHaveAttribute('href', paths.builder());
    expect(screen.queryByRole('button', { name: 'Create from a card' })).toBeNull();
  });

  test('opens the builder with the look when it is used', async () => {
    const { user, path } = open({ 'GraphQL Templates': () => listed([tile()]) });
    await user.click(await screen.findByRole('link', { name: 'Use Obsidian' }));
    expect(await screen.findByRole('heading', { name: 'Card Builder' })).toBeInTheDocument();
    expect(path()).toBe(paths.builder());
    expect(screen.getByRole('button', { name: 'Obsidian' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
    await user.click(screen.getByRole('button', { name: 'minimal' }));
    expect(document.querySelector('[data-design]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Obsidian' }));
    expect(document.querySelector('[data-design]')).not.toBeNull();
  });

  test('takes a file in, and names what is wrong in another', async () => {
    const { user, asked } = open({
      'GraphQL Templates': () => listed([]),
      'GraphQL CreateTemplate': ({ body }: Call) =>
        json({
          data: {
            createTemplate: { cardTemplate: tile({ ...(body as { input: object }).input, id: 't1', isOwn: true }) },
          },
        }),
    });
    const input = await screen.findByLabelText('File with a template');
    const toFile = (text: string) => new File([text], 'look.json', { type: 'application/json' });
    await user.upload(input, toFile(writeLookFile(obsidian).replace('#f7efe2', 'white')));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('design.colors.name');
    expect(asked('CreateTemplate')).toEqual([]);
    await user.keyboard('{Escape}');
    await user.upload(input, toFile(writeLookFile(obsidian)));
    expect(await screen.findByText('Obsidian imported')).toBeInTheDocument();
    expect(asked('CreateTemplate')[0]?.body).toMatchObject({ input: { name: 'Obsidian', tag: 'LUXE', theme: 'LUXE' } });
  });

  test('has the team’s own apart: published by admins, used by everybody', async () => {
    const team = tile({ id: 't1', name: 'House', description: '', isTeams: true });
    const own = tile({ id: 't2', name: 'Mine', description: '', isOwn: true });
    let role = 'MEMBER';
    const { user, asked } = open({
      'GraphQL Templates': () => listed([own, team, tile()], { ...TEAM, viewerRole: role }),
      'GraphQL PublishTemplate': () =>
        json({ data: { publishTemplate: { cardTemplate: tile({ id: 't3', isTeams: true }) } } }),
    });
    const section = within(await screen.findByRole('region', { name: 'Your team' }));
    expect(section.getByRole('heading', { name: 'House' })).toBeInTheDocument();
    expect(section.getByRole('link', { name: 'Use House' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Preview Mine' }));
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: /Publish/ })).toBeNull();
    await user.keyboard('{Escape}');
    role = 'ADMIN';
    await user.click(screen.getByRole('button', { name: 'Minimal' }));
    await user.click(await screen.findByRole('button', { name: 'Preview Mine' }));
    await user.click(await within(screen.getByRole('dialog')).findByRole('button', { name: 'Publish to the team' }));
    expect(await screen.findByText('Published to Rao & Daughters')).toBeInTheDocument();
    expect(asked('PublishTemplate')[0]?.body).toEqual({ input: { id: 't2' } });
  });

  test('says that nothing matches, and that loading failed', async () => {
    let isUp = false;
    const { user } = open(
      { 'GraphQL Templates': () => (isUp ? listed([]) : refusal('INTERNAL', 'Broken.')) },
      `${paths.marketplace}?q=unicorn`,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Broken.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No template matches “unicorn”.')).toBeInTheDocument();
  });
});
