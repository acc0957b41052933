import type { Visibility } from '@tessera/domain';
import { v7 as uuid } from 'uuid';
import { DEMO_ACCOUNT } from '../../infra/settings/demo-account.ts';
import type { Services } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import type { Card } from '../../modules/cards/card.entity.ts';
import { insertCard } from '../../modules/cards/card.service.ts';
import { featureOwnCategory } from '../../modules/explore/listing.service.ts';
import { Credential } from '../../modules/identity/users/credential.entity.ts';
import { User } from '../../modules/identity/users/user.entity.ts';
import { DEMO_PLAN, fillBilling, fillTemplates } from './demo-billing.ts';
import { DEMO_PHONE, demoCards } from './demo-cards.ts';
import { fillContacts } from './demo-contacts.ts';
import { fillDeals } from './demo-deals.ts';
import { fillFigures, makeRoomForFigures } from './demo-figures.ts';
import { storeDemoFiles } from './demo-files.ts';
import { fillGroups } from './demo-groups.ts';
import { fillMessages } from './demo-messages.ts';
import { fillTeam } from './demo-team.ts';

const VISIBILITIES: Visibility[] = ['PUBLIC', 'UNLISTED', 'PRIVATE'];

/** Fills a database that has no person yet with the demo account; leaves any other alone. Whether the account is there. */
export async function fillDemo(services: Pick<Services, 'db' | 'files' | 'passwords'>): Promise<boolean> {
  const { db, passwords } = services;
  if (await db.manager.existsBy(User, {})) return db.manager.existsBy(User, { email: DEMO_ACCOUNT.email });
  const passwordHash = await passwords.hash(DEMO_ACCOUNT.password);
  await makeRoomForFigures(db);
  await inTransaction(db, async (tx) => {
    const userId = uuid();
    await tx.insert(User, {
      id: userId,
      email: DEMO_ACCOUNT.email,
      fullName: 'Asha Rao',
      emailConfirmedAt: new Date(),
      phone: DEMO_PHONE,
      phoneConfirmedAt: new Date(),
      handle: 'asha-rao',
      about: 'Architect in Bengaluru. Houses that keep cool without machines.',
      timeZone: 'Asia/Kolkata',
      hidesFirstSteps: true,
    });
    await tx.insert(Credential, { userId, passwordHash });
    const cards: Card[] = [];
    const datas = demoCards(await storeDemoFiles(tx, services, userId));
    for (const [index, data] of [...datas.entries()].reverse()) {
      // The first shall be the newest, which lists show first.
      cards.unshift(
        await insertCard(tx, userId, { data, visibility: VISIBILITIES[index] ?? 'PRIVATE', plan: DEMO_PLAN }),
      );
    }
    await fillFigures(tx, userId, cards);
    await fillBilling(tx, userId);
    await fillTemplates(tx, userId);
    const known = await fillGroups(tx, userId);
    await fillTeam(tx, userId, known.people);
    const [card] = cards;
    if (card) await featureOwnCategory(tx, card);
    if (card) await fillContacts(tx, userId, card);
    await fillDeals(tx, userId);
    if (card) await fillMessages(tx, userId, { ...known, card });
  });
  return true;
}
