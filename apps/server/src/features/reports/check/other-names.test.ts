import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeOwner } from '../../../testing/actors.ts';
import { addCrowd } from '../../../testing/fuzz/crowd.ts';
import { emptyBasis } from '../../../testing/report-basis.ts';
import { makeRespondent } from '../../../testing/respondents.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { checkNames } from './check-names.ts';
import { createNameFinder } from './other-names.ts';

let t: TestApp;
let owner: Actor;
beforeAll(async () => {
  t = await createTestApp();
});

const named = async (name: string, by: Actor) => {
  const [first_name = '', last_name = ''] = name.split(',');
  const { id } = await makeRespondent(t, by);
  await t.db.updateTable('responses').set({ first_name, last_name }).where('id', '=', id).execute();
  return id;
};
const find = (draft: string, response_id: string | null = null) =>
  createNameFinder(t.db, { organisation_id: owner.organisationId, response_id })(draft);

describe('the names of others in a draft', async () => {
  it('are those of the organisation alone, but for the person themselves and people who were withdrawn', async () => {
    owner = await makeOwner(t);
    const [rosa, gone] = [await named('Rosa,Roe', owner), await named('Gina,Gone', owner)];
    await named('Hugo,Moreau', owner);
    await named('Mia,Elsewhere', await makeOwner(t));
    await t.db.updateTable('responses').set({ withdrawn_at: t.now() }).where('id', '=', gone).execute();
    const draft = 'Rosa, Hugo, Gina and Mia met Moreau.';
    expect(new Set(await find(draft, rosa))).toEqual(new Set(['hugo', 'moreau']));
    expect(new Set(await find(draft))).toEqual(new Set(['rosa', 'hugo', 'moreau']));
    expect(await find('Nobody was named.')).toEqual([]);
  });

  it('are looked for once each while the draft grows', async () => {
    owner = await makeOwner(t);
    await named('Hugo,Moreau', owner);
    const finder = createNameFinder(t.db, { organisation_id: owner.organisationId, response_id: null });
    expect(await finder('As Hugo said.')).toEqual(['hugo']);
    await t.db.deleteFrom('responses').where('organisation_id', '=', owner.organisationId).execute();
    await named('Mia,Moreau', owner);
    expect(await finder('As Hugo said. And Mia.')).toEqual(['hugo', 'mia']);
  });

  it('are all that is read, however many people there are', async () => {
    owner = await makeOwner(t);
    const { organisationId } = owner;
    const model = await named('Hugo,Moreau', owner);
    const size = { employees: 3000, candidates: 0, departments: 1 };
    await addCrowd(t.db, { organisationId, employee: model, candidate: model }, size);
    const people = await t.db
      .updateTable('responses')
      .set({ first_name: sql`'Ü' || translate(left(id::text, 8), '0123456789', 'ghijklmnop')` })
      .where('organisation_id', '=', organisationId)
      .where('id', '!=', model)
      .returning('first_name')
      .execute();
    const some = people.slice(0, 3).map(({ first_name }) => first_name);
    const found = await find(`Hugo Moreau met ${some.join(', ')}. Then Nobody came.`);
    expect(new Set(found.map((name) => name.normalize('NFC')))).toEqual(
      new Set(['hugo', 'moreau', ...some.map((name) => name.normalize('NFC'))]),
    );
  });

  it('are found as if every name had been read, in whatever letters they are written', async () => {
    owner = await makeOwner(t);
    const part = fc.oneof(
      fc.constantFrom(
        'Łukasz',
        'Đorđe',
        'Zoë',
        'ZOE',
        'İpek',
        'Иван',
        'ИВАН',
        'Ñandú',
        'O’Brien',
        "O'Brien",
        'Ægir',
        'ﬁona',
      ),
      fc.string({ unit: fc.constantFrom(...'aAzZéÉłŁøñßÆΣσςИи\u0301´ﬁK1'), minLength: 1, maxLength: 4 }),
    );
    const joined = fc
      .tuple(part, fc.constantFrom(' ', '-', '\u00a0', '\u1680', '\u2011', '  '), part)
      .map((parts) => parts.join(''));
    const names = fc.sample(fc.oneof(part, joined), { numRuns: 160, seed: 7 });
    for (let at = 0; at < names.length; at += 2) await named(`${names[at]},${names[at + 1]}`, owner);
    const drafts = names.flatMap((name) => [
      name,
      name.toUpperCase(),
      name.normalize('NFD'),
      `A${name}`,
      `${name[0]?.toUpperCase()}${name.slice(1).toLowerCase()}`,
    ]);
    const draft = drafts.join(', ');
    const all = checkNames(draft, { ...emptyBasis, otherNames: names });
    const some = checkNames(draft, { ...emptyBasis, otherNames: await find(draft) });
    expect(all.length).toBeGreaterThan(200);
    expect(some).toEqual(all);
  });
});
