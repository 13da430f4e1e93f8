import type { IndividualProfile } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { KeysVersion } from '../../ui/keys-version.tsx';
import { Areas } from './areas.tsx';
import { HowToRead } from './how-to-read.tsx';
import type { MeasureProps } from './measure-item.tsx';
import { Quality } from './quality.tsx';
import { ScoreSection } from './score-section.tsx';
import { capital, whose } from './subject.ts';
import { sumUp } from './sum-up.ts';

interface ProfileProps extends Omit<MeasureProps, 'disputes'> {
  profile: IndividualProfile;
}

/** One person’s results: a sentence, what to look at first, and all scores, each open to the question why. */
export function Profile({ profile, subject, actions }: ProfileProps) {
  const shared = { profile, subject, actions, disputes: profile.disputes };
  const competencies = profile.groups.filter(({ kind }) => kind === 'behaviour');
  // What is said of answers that do not hang together is read with that in mind.
  const isDoubtful = profile.quality.verdict !== 'consistent';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid grid-cols-1 gap-5">
        {isDoubtful && <Quality quality={profile.quality} />}
        <p className="max-w-narrow font-display text-lead">{sumUp(competencies, subject)}</p>
        {!isDoubtful && <Quality quality={profile.quality} />}
      </div>
      {profile.form === 'pulse' ? (
        <p className="max-w-narrow text-body">
          <Trans>
            This was a short questionnaire. It says something about competencies and domains, but too little
            about one person’s individual behaviours or perceptions.
          </Trans>
        </p>
      ) : (
        <Areas profile={profile} subject={subject} />
      )}
      <ScoreSection
        kind="behaviour"
        title={subject === null ? t`How you work` : t`How ${subject} works`}
        note={t`${capital(whose(subject))} fourteen competencies, each the average of six behaviours. They are healthiest in the middle. Open one to see where its score comes from and what it is made up of.`}
        {...shared}
      />
      {profile.form !== 'candidate' && (
        <ScoreSection
          kind="perception"
          title={subject === null ? t`How you see work` : t`How ${subject} sees work`}
          note={t`Fourteen domains, each the average of six perceptions. Here more is better.`}
          {...shared}
        />
      )}
      <div className="grid gap-3">
        <HowToRead />
        <KeysVersion version={profile.keys_version} />
      </div>
    </div>
  );
}
