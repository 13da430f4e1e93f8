import type { IndividualProfile } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { KeysVersion } from '../../ui/keys-version.tsx';
import { AllTheSame } from './all-the-same.tsx';
import { Areas } from './areas.tsx';
import { HowToRead } from './how-to-read.tsx';
import type { MeasureProps } from './measure-item.tsx';
import { ObjectionsLine } from './objections-line.tsx';
import { Quality } from './quality.tsx';
import { ScoreSection } from './score-section.tsx';
import { capital, whose } from './subject.ts';
import { sumUp } from './sum-up.ts';
import { isUnreliable, withoutFindings } from './without-findings.ts';

interface ProfileProps extends Omit<MeasureProps, 'disputes'> {
  profile: IndividualProfile;
}

/** One person’s results: what the answers say, as far as they can be relied on, and what the numbers are. */
export function Profile(props: ProfileProps) {
  const { profile, subject } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {/* Those who read their own have a list of their objections above. */}
      {subject !== null && <ObjectionsLine profile={profile} firstName={subject} />}
      {isUnreliable(profile) ? (
        <>
          <Quality quality={profile.quality} form={profile.form} subject={subject} />
          <AllTheSame
            sentence={
              subject === null
                ? t`We can’t say from these answers how you work.`
                : t`We can’t say from these answers how ${subject} works.`
            }
          >
            <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-10">
              <Scores {...props} profile={{ ...profile, ...withoutFindings(profile) }} />
            </div>
          </AllTheSame>
        </>
      ) : (
        <Found {...props} />
      )}
      <div className="grid gap-3">
        <HowToRead />
        <KeysVersion version={profile.keys_version} />
      </div>
    </div>
  );
}

/** A sentence, what to look at first, and all scores, each open to the question why. */
function Found(props: ProfileProps) {
  const { profile, subject } = props;
  const competencies = profile.groups.filter(({ kind }) => kind === 'behaviour');
  // What is said of answers that do not hang together is read with that in mind.
  const isDoubtful = profile.quality.verdict !== 'consistent';
  return (
    <>
      <div className="grid grid-cols-1 gap-5">
        {isDoubtful && <Quality quality={profile.quality} form={profile.form} subject={subject} />}
        <p className="max-w-narrow font-display text-lead">{sumUp(competencies, subject)}</p>
        {!isDoubtful && <Quality quality={profile.quality} form={profile.form} subject={subject} />}
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
      <Scores {...props} />
    </>
  );
}

function Scores({ profile, subject, actions }: ProfileProps) {
  const shared = { profile, subject, actions, disputes: profile.disputes };
  return (
    <>
      <ScoreSection
        kind="behaviour"
        title={subject === null ? t`How you work` : t`How ${subject} works`}
        note={t`${capital(whose(subject))} fourteen competencies, each the average of six behaviours. A score near the middle is best. Open one to see where its score comes from and what it is made up of.`}
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
    </>
  );
}
