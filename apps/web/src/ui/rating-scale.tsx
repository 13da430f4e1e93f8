import { Trans } from '@lingui/react/macro';

interface RatingScaleProps {
  ratings: readonly { readonly score: number; readonly label: string; readonly description: string }[];
}

/** What an interviewer hears in an answer of each level. */
export function RatingScale({ ratings }: RatingScaleProps) {
  if (ratings.length === 0)
    return (
      <p>
        <Trans>No rating scale defined.</Trans>
      </p>
    );
  return (
    <table className="data-table wrap-anywhere">
      <caption className="sr-only">
        <Trans>Rating scale</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Score</Trans>
          </th>
          <th scope="col">
            <Trans>Description</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {ratings.map(({ score, label, description }) => (
          <tr key={score}>
            <th scope="row" className="w-2/5 align-top font-medium print:w-1/4 print:py-1">
              {score}. {label}
            </th>
            <td className="align-top print:py-1">{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
