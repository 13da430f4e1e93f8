import { loadQuestionnaire, simulateCompany } from '@fourfold/measurement';
import { loadAskedQuestionnaire } from '../../apps/server/src/features/assessment/asked-questionnaire.ts';
import type { AssessmentParts } from '../../apps/server/src/features/assessment/assessment-parts.ts';
import { createOrganisation } from '../../apps/server/src/features/identity/organisations/organisations.repository.ts';
import { openSession } from '../../apps/server/src/features/identity/sessions/sessions.repository.ts';
import { addUser } from '../../apps/server/src/features/identity/users/users.repository.ts';
import { answerAs } from '../../apps/server/src/features/sample-company/answer-as.ts';
import { inviteCompany } from '../../apps/server/src/features/sample-company/invite-company.ts';
import { watchers } from '../../apps/server/src/features.ts';
import { readConfig } from '../../apps/server/src/kernel/config/config.ts';
import { connect } from '../../apps/server/src/kernel/database/database.ts';
import { newId } from '../../apps/server/src/kernel/database/id.ts';
import { createRateLimiter } from '../../apps/server/src/kernel/http/rate-limiter.ts';
import { createSigner } from '../../apps/server/src/kernel/signing/signer.ts';
import { plainCompany } from './plain-company.ts';
import { withTaste } from './with-taste.ts';

const questionnaire = loadQuestionnaire();

export interface FilledCompany {
  readonly name: string;
  /** Of its owner. */
  readonly token: string;
}

/**
 * Companies whose people have answered, in a running product's database and through the code that people use. One option
 * of each question is picked by a third of them whatever they are like: that is what keys can learn.
 */
export async function fillCompanies(
  databaseUrl: string,
  names: readonly string[],
  people: number,
): Promise<FilledCompany[]> {
  const { db, close } = connect(databaseUrl, () => undefined, 8);
  const clock = () => new Date();
  const parts: AssessmentParts = {
    config: readConfig({ FREE_SEATS: '10000' }, '/'),
    db,
    clock,
    jobs: { enqueue: async () => undefined },
    outbox: { post: async () => newId(clock()) },
    limiter: createRateLimiter(db, clock),
    // Links are made and opened here alone.
    signer: createSigner('the links of these companies never leave this process'),
    questionnaire: await loadAskedQuestionnaire(),
    watchers,
  };
  try {
    return await Promise.all(names.map((name) => fillCompany(parts, name, people)));
  } finally {
    await close();
  }
}

async function fillCompany(parts: AssessmentParts, name: string, count: number): Promise<FilledCompany> {
  const { db, clock } = parts;
  const user = await addUser(db, {
    id: newId(clock()),
    email: `owner@${name.toLowerCase()}.example.com`,
    email_verified_at: clock(),
    pending_email: null,
    verification_nonce: null,
    password_hash: '',
    first_name: 'Ines',
    last_name: 'Moreau',
    phone: null,
    created_at: clock(),
  });
  if (user === null) throw new Error(`${name} has an owner already.`);
  const organisationId = await createOrganisation(db, name, user.id, clock());
  const { people } = simulateCompany(questionnaire, name, plainCompany(count));
  const host = { organisationId, userId: user.id, company: name };
  const invitations = await inviteCompany(parts, host, people, 'employee');
  for (const [at, person] of people.entries()) {
    const invitation = invitations[at];
    if (invitation !== undefined) await answerAs(parts, withTaste(person), invitation);
  }
  const token = await openSession(
    db,
    { userId: user.id, organisationId, device: 'Chrome on Linux' },
    clock(),
  );
  return { name, token };
}
