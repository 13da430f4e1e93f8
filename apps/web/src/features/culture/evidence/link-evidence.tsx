import { explainLink } from '@fourfold/contract/calls';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { call } from '../../../lib/api.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { LoadingPart } from '../../../ui/loading-part.tsx';
import { useCulture } from '../culture-context.ts';
import { LinkScale } from '../dynamics/link-scale.tsx';
import { Question } from './question.tsx';

interface LinkEvidenceProps {
  behaviour: string;
  perception: string;
}

/** What one connection is, how sure and why; never that one causes the other. */
export function LinkEvidence({ behaviour, perception }: LinkEvidenceProps) {
  const { filter, key } = useCulture();
  const evidence = useLoading(`${key} ${behaviour} ${perception}`, (signal) =>
    call(
      explainLink,
      { params: { behaviourKey: behaviour, perceptionKey: perception }, query: filter },
      { signal },
    ),
  );
  return (
    <LoadingPart loading={evidence} label={t`Loading what is behind this connection`}>
      {({ link, withheld, what, how_sure, from_whom, why, ...definitions }) => (
        <div>
          <Question asks={t`What it is`}>
            {link && (
              <p className="font-display text-h4">
                <Trans>
                  {link.behaviour.name} and {link.perception.name}
                </Trans>
              </p>
            )}
            <p>{what}</p>
            <p className="text-note text-ink-soft">{definitions.behaviour_definition}</p>
            <p className="text-note text-ink-soft">{definitions.perception_definition}</p>
          </Question>
          <Question asks={t`How certain`}>
            {link ? <LinkScale link={link} /> : <p>{withheld?.text}</p>}
            <p>{how_sure}</p>
          </Question>
          <Question asks={t`Whose answers`}>
            <p>{from_whom}</p>
          </Question>
          <Question asks={t`Why`}>
            <p>{why}</p>
          </Question>
        </div>
      )}
    </LoadingPart>
  );
}
