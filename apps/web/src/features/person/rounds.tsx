import type { PersonProfile } from '@fourfold/contract/schemas';
import { pages, sayKeysOfBoth } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { onDay } from '../../lib/dates.ts';
import { signedOf } from '../../lib/numbers.ts';
import { Table } from '../../ui/table.tsx';
import { isUnreliable } from '../profile/without-findings.ts';
import { likelyChanges } from './likely-changes.ts';

/** Every round of this person, and what is likely to have changed since the one before. */
export function Rounds({ person }: { person: PersonProfile }) {
  const { rounds, changes_link, keys_version, earlier_keys_version, groups, response } = person;
  if (rounds.length < 2) return null;
  // Against answers that cannot be relied on, nothing has changed or stayed.
  const changes = isUnreliable(person) ? [] : person.changes;
  const likely = likelyChanges(changes, groups);
  const [latest] = rounds;
  return (
    <section aria-labelledby="rounds">
      <h2 id="rounds" className="text-h3">
        <Trans>Rounds</Trans>
      </h2>
      <p className="mt-1 flex flex-wrap gap-x-4 text-ui">
        {rounds.map(({ response_id, number, submitted_at }) =>
          response_id === response.id ? (
            <span key={response_id} aria-current="page" className="font-medium">
              <Trans>
                Round {number}, {onDay(submitted_at)}
              </Trans>
            </span>
          ) : (
            <Link
              key={response_id}
              className="link"
              to={pages.person.path.replace(':responseId', response_id)}
            >
              <Trans>
                Round {number}, {onDay(submitted_at)}
              </Trans>
            </Link>
          ),
        )}
      </p>
      {latest !== undefined && latest.response_id !== response.id && (
        <p className="mt-2 max-w-narrow text-ui font-medium">
          <Trans>
            These are older answers. {response.first_name} answered again in round {latest.number}, on{' '}
            {onDay(latest.submitted_at)}.
          </Trans>
        </p>
      )}
      {changes_link !== null && <p className="mt-3 max-w-narrow text-ui text-ink-soft">{changes_link}</p>}
      {earlier_keys_version !== null && (
        <p className="mt-1 max-w-narrow text-note text-ink-soft">
          {sayKeysOfBoth({ version: keys_version, earlier: earlier_keys_version })}
        </p>
      )}
      {changes.length > 0 && likely.length === 0 && (
        <p className="mt-3 max-w-narrow text-body">
          <Trans>
            We found no likely change since the previous round: the likely range of every change includes
            zero.
          </Trans>
        </p>
      )}
      {likely.length > 0 && (
        <Table caption={t`Likely to have changed since the previous round`} className="mt-4">
          <thead>
            <tr>
              <th scope="col">
                <Trans>Competency or domain</Trans>
              </th>
              <th scope="col" className="num">
                <Trans>Change</Trans>
              </th>
              <th scope="col" className="num">
                <Trans>Likely range</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {likely.map(({ key, name, change, low, high }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td className="num">{signedOf(change)}</td>
                <td className="num">
                  <Trans>
                    {signedOf(low)} to {signedOf(high)}
                  </Trans>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
