import type { DraftComparison, Report, ReportFinding, SecondReading } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Icon } from '../../ui/icon.tsx';
import { Comparison, Unchecked } from './comparison.tsx';
import { isWhole } from './comparison-sentences.ts';
import { Doubt, isUnreliable } from './doubt.tsx';
import { withoutSigns } from './without-signs.ts';

interface FindingsProps {
  text: string;
  findings: readonly ReportFinding[];
  comparison: DraftComparison | null;
  second: SecondReading | null;
  quality: Report['quality'];
  /** Whether it is what stands on the screen: a text that is not saved was not checked. */
  isCurrent: boolean;
  onShow?: ((place: Pick<ReportFinding, 'from' | 'to'>) => void) | undefined;
}

const kinds = {
  number: t`Score`,
  direction: t`Direction`,
  name: t`Name`,
  markup: t`Formatting`,
  link: t`Address`,
} as const;

/** What the check against the results found, numbered as in the text. */
export function Findings(props: FindingsProps) {
  const { text, findings, comparison, second, quality, isCurrent, onShow } = props;
  if (findings.length === 0 && !isCurrent) {
    return (
      <p className="text-ui text-ink-soft">
        <Trans>Your changes are checked as soon as they are saved.</Trans>
      </p>
    );
  }
  if (findings.length === 0) {
    return (
      <div>
        <DoubtInCheck quality={quality} />
        <Unchecked text={text} comparison={comparison} onShow={onShow} />
        {!isUnreliable({ quality }) && <Clean comparison={comparison} />}
        <Comparison text={text} comparison={comparison} second={second} />
      </div>
    );
  }
  return (
    <div>
      <DoubtInCheck quality={quality} />
      <h3 className="text-ui font-medium">
        {isCurrent
          ? t`Points to check: ${findings.length}`
          : t`Points to check in the text as last saved: ${findings.length}`}
      </h3>
      <Points text={text} findings={findings} onShow={onShow} />
      <Unchecked text={text} comparison={comparison} onShow={onShow} className="mt-4" />
      <Comparison text={text} comparison={comparison} second={second} />
    </div>
  );
}

/** A text that agrees with answers like these is not right because of it. */
export const DoubtInCheck = ({ quality }: Pick<Report, 'quality'>) => (
  <Doubt quality={quality} className="mb-4">
    {isUnreliable({ quality }) && (
      <p className="mt-2">
        <Trans>
          A text can pass the check and still be wrong about the person. Before you send it, take out anything
          about scores, strengths or weaknesses that you can’t confirm.
        </Trans>
      </p>
    )}
  </Doubt>
);

type PointsProps = Pick<FindingsProps, 'text' | 'findings' | 'onShow'>;

/** Each point with what the results say of it. */
export function Points({ text, findings, onShow }: PointsProps) {
  return (
    <ol className="mt-2 grid list-decimal grid-cols-1 gap-2 pl-6 text-ui">
      {findings.map((finding) => (
        <li key={finding.from}>
          <span className="font-medium">
            {kinds[finding.kind]}:{' '}
            {onShow ? (
              <button type="button" className="link text-left" onClick={() => onShow(finding)}>
                {shown(text, finding)}
              </button>
            ) : (
              shown(text, finding)
            )}
          </span>
          <span className="block text-ink-soft">{finding.note}</span>
        </li>
      ))}
    </ol>
  );
}

/** "No errors" is said only of a text that was compared from end to end. */
function Clean({ comparison }: Pick<FindingsProps, 'comparison'>) {
  // Of what was left unread nobody can say that it is free of errors.
  if (comparison === null || !isWhole(comparison)) return null;
  return (
    <p className="flex gap-2 text-ui text-ink-soft">
      <Icon name="success" className="mt-0.5 text-success" />
      <Trans>No errors found: nothing in this text contradicts the results.</Trans>
    </p>
  );
}

/** Where its formatting is the point, with its signs. */
const shown = (text: string, { kind, from, to }: ReportFinding) => {
  const stretch = text.slice(from, to);
  return withTurns(kind === 'markup' ? stretch : withoutSigns(stretch));
};

/** Signs that turn the writing round are named: they are not seen, and would turn round what stands here, too. */
const withTurns = (text: string) =>
  text.replace(
    /[\u202a-\u202e\u2066-\u2069]/g,
    (sign) => `U+${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
