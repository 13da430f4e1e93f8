import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { KeysVersion } from '../../ui/keys-version.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Superseded } from '../../ui/superseded.tsx';
import { Doubt } from './doubt.tsx';
import { areaSentence, overactivatedSentence } from './result-sentences.ts';
import type { Chosen } from './use-choices.ts';

interface FromResultsProps {
  chosen: Chosen;
  onChoose: (responseId: string) => void;
}

/** What was taken from the results, how sure it is, and what they do not name. */
export function FromResults({ chosen, onChoose }: FromResultsProps) {
  const { participant, keys_version, overactivated, development_areas: areas, quality } = chosen;
  const { first_name, round, superseded_by: later } = participant;
  return (
    <>
      <Superseded
        firstName={first_name}
        round={round}
        later={later}
        actions={
          later && (
            <Button size="small" onClick={() => onChoose(later.response_id)}>
              <Trans>Use the later answers</Trans>
            </Button>
          )
        }
      />
      <Doubt quality={quality} />
      <Notice title={t`From the results`}>
        {(overactivated !== null || areas.length > 0) && (
          <ul className="grid gap-1">
            {overactivated !== null && <li>{overactivatedSentence(overactivated)}</li>}
            {areas.map((area) => (
              <li key={area.key}>{areaSentence(area)}</li>
            ))}
          </ul>
        )}
        {overactivated === null && (
          <p>
            <Trans>
              No behaviour is clearly overactivated (150 or more). Choose one yourself, or leave this part
              out.
            </Trans>
          </p>
        )}
        {areas.length < 2 && (
          <p>
            {areas.length === 0 ? (
              <Trans>
                No development area stands out clearly. Choose one yourself, or leave this part out.
              </Trans>
            ) : (
              <Trans>
                No second development area stands out clearly. Choose one yourself, or leave this part out.
              </Trans>
            )}
          </p>
        )}
        {(overactivated !== null || areas.length > 0) && <KeysVersion version={keys_version} />}
      </Notice>
    </>
  );
}
