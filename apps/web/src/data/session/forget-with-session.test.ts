import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInAs } from '../../testing/signed-in.ts';
import { localCard } from '../card-store/testing.ts';
import { forgetWithSession } from './forget-with-session.ts';
import { clearSession, endSession, getSession, startSession } from './session.ts';

let stop: () => void;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signInAs('asha');
  stop = forgetWithSession();
});
afterEach(() => {
  stop();
  history.replaceState(null, '', '/');
});

const keep = (...cards: object[]) => localStorage.setItem('cards', JSON.stringify(cards));
const readTitles = () =>
  (JSON.parse(localStorage.getItem('cards') ?? '[]') as { data: { title: string } }[]).map(({ data }) => data.title);
const synced = (title: string, changes: object = {}) => localCard(title, { dbId: `db-${title}`, ...changes });

function end(): void {
  const now = getSession();
  endSession(now.status === 'signed-in' ? now.sessionId : null);
}

test('a session that the server has ended leaves only the cards that exist nowhere but in this browser', () => {
  keep(synced('Private'), localCard('Only here'));
  end();
  expect(readTitles()).toEqual(['Only here']);
});

test('a session that the server has ended leaves nothing that was written in the playground', () => {
  localStorage.setItem('playground:asha:graphiql:tabState', '{ viewer { email } }');
  end();
  expect(localStorage.getItem('playground:asha:graphiql:tabState')).toBeNull();
});

test('a draft in this tab stays until the next sign-in', () => {
  keep(synced('Open', { id: 'aaaaaaaa' }), synced('Drafted', { id: 'bbbbbbbb' }), synced('Other', { id: 'cccccccc' }));
  history.replaceState(null, '', '/dashboard/builder?id=aaaaaaaa');
  sessionStorage.setItem('builder-draft:bbbbbbbb', '{}');
  end();
  expect(readTitles()).toEqual(['Open', 'Drafted']);
});

test('the page that shows the cards is told', () => {
  keep(synced('Private'));
  let heard = 0;
  addEventListener('storage', () => {
    heard += 1;
  });
  end();
  expect(heard).toBe(1);
});

test('drafts of a person who was signed in when the tab opened go as well', () => {
  sessionStorage.setItem('chat-draft:g1', 'Begun by one');
  startSession({ sessionId: 's2', user: { id: 'mateo', fullName: 'Mateo', email: 'mateo@example.com' } });
  expect(sessionStorage.getItem('chat-draft:g1')).toBeNull();
});

test('the next person who signs in finds neither cards nor drafts of the person before', () => {
  startSession({ sessionId: 's1', user: { id: 'asha', fullName: 'Asha Rao', email: 'asha@example.com' } });
  keep(synced('Hers', { ownerId: 'asha' }), synced('His', { ownerId: 'ben' }));
  sessionStorage.setItem('builder-draft:new', '{}');
  clearSession();
  startSession({ sessionId: 's2', user: { id: 'ben', fullName: 'Ben Levi', email: 'ben@example.com' } });
  expect(readTitles()).toEqual(['His']);
  expect(sessionStorage.getItem('builder-draft:new')).toBeNull();
});

test('the same person gets their drafts back', () => {
  const user = { id: 'asha', fullName: 'Asha Rao', email: 'asha@example.com' };
  startSession({ sessionId: 's1', user });
  sessionStorage.setItem('builder-draft:new', '{}');
  end();
  startSession({ sessionId: 's2', user });
  expect(sessionStorage.getItem('builder-draft:new')).toBe('{}');
});
