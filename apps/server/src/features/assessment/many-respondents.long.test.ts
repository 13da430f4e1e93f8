import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeOwner } from '../../testing/actors.ts';
import { choose, type LinkHolder, makeRespondent } from '../../testing/respondents.ts';
import { createTestApp } from '../../testing/test-app.ts';

it('200 people answer at the same time without an error, and every answer is counted', async () => {
  const t = await createTestApp();
  const owner = await makeOwner(t, 'Acme');
  const people: LinkHolder[] = [];
  for (let n = 0; n < 200; n += 1) people.push(await makeRespondent(t, owner));

  const answerTwoPages = async (person: LinkHolder) => {
    const opened = await person.save([]);
    await person.acknowledge();
    const first = await person.save(
      opened.body.unanswered_questions.map((question: never) => choose(question)),
    );
    return await person.save(first.body.unanswered_questions.map((question: never) => choose(question, 1)));
  };
  const answers = await Promise.all(people.map(answerTwoPages));

  const counts = answers.map(({ status, body }) => [status, body.number_of_answered_questions]);
  expect(new Set(counts.map(String))).toEqual(new Set(['200,8']));
  const { rows } = await sql<{ sheets: number; answered: number }>`
    select count(*) as sheets, sum(answered)::int as answered from response_answers`.execute(t.db);
  expect(rows).toEqual([{ sheets: 200, answered: 1600 }]);
}, 60_000);
