import { leadSources, pipDownload, type WebinarSource } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { site } from '../../lib/site.ts';
import { DownloadReady } from './download-ready.tsx';
import { EmailField, GuideRoleField, HeadcountField, QuestionField, RoleChoice } from './lead-fields.tsx';
import { LeadModal } from './lead-modal.tsx';
import { useLead } from './use-lead.ts';

/** The forms in modals, one for each thing that a visitor may leave an address for. */
export interface ModalProps {
  open: boolean;
  onClose: () => void;
}

export function SampleReportModal(props: ModalProps) {
  const form = useLead({ kind: 'role', extra: { source: leadSources.sampleReport } });
  return (
    <LeadModal
      {...props}
      form={form}
      title={t`See a sample report`}
      description={t`The culture report of a made-up company with simulated answers, as a PDF. It is the version for the account’s owner, so it also shows departments of fewer than five people.`}
      submit={t`Send me the report`}
      sent={{
        title: t`Your report is ready`,
        content: <DownloadReady format={t`PDF`} url={form.download} />,
      }}
    >
      <EmailField form={form} />
      <RoleChoice form={form} />
    </LeadModal>
  );
}

export function CultureGuideModal(props: ModalProps) {
  const form = useLead({ kind: 'cultureGuide', extra: { source: leadSources.fourLevelsGuide } });
  return (
    <LeadModal
      {...props}
      form={form}
      title={t`The four levels of cultural control`}
      description={t`A PDF guide to the four levels of culture, what you can change at each, and how to start.`}
      submit={t`Get the guide`}
      sent={{
        title: t`Your download is ready`,
        content: <DownloadReady format={t`PDF`} url={form.download} />,
      }}
    >
      <EmailField form={form} />
      <GuideRoleField form={form} />
      <HeadcountField form={form} />
    </LeadModal>
  );
}

export function AiGuideModal(props: ModalProps) {
  const form = useLead({ kind: 'role', extra: { source: leadSources.aiAdoptionGuide } });
  return (
    <LeadModal
      {...props}
      form={form}
      title={t`AI adoption: guide and template`}
      description={t`Tell us your role, and where to send the link. You get a single Word document: the guide first, then a plan to fill in.`}
      submit={t`Get the guide and template`}
      sent={{
        title: t`Your download is ready`,
        content: <DownloadReady format={t`Word document`} url={form.download} />,
      }}
    >
      <EmailField form={form} />
      <RoleChoice form={form} />
    </LeadModal>
  );
}

/** The second step of the improvement plan's form: the address is known, the role is asked. */
export function PipRoleModal({ email, ...props }: ModalProps & { email: string }) {
  const form = useLead({ kind: 'pipRole', extra: { email, download: pipDownload } });
  return (
    <LeadModal
      {...props}
      form={form}
      title={t`One question before the download`}
      description={t`Which of these is closest to your role?`}
      submit={t`Confirm`}
      sent={{
        title: t`Your download is ready`,
        content: <DownloadReady format={t`Word document`} url={form.download} />,
      }}
    >
      <RoleChoice form={form} />
    </LeadModal>
  );
}

export function MiniCourseModal(props: ModalProps) {
  const form = useLead({ kind: 'miniCourse', extra: { source: leadSources.miniCourse } });
  return (
    <LeadModal
      {...props}
      form={form}
      title={t`Mini-course: how to measure culture`}
      description={t`Five short chapters with captions and a transcript. We’ll e-mail you the link.`}
      submit={t`Send me the link`}
      sent={{
        title: t`Link Sent!`,
        content: (
          <p>
            <Trans>The link to the mini course has been sent to you via email.</Trans>
          </p>
        ),
      }}
    >
      <EmailField form={form} />
    </LeadModal>
  );
}

interface WebinarModalProps extends ModalProps {
  source: WebinarSource;
  /** Thursday 12 March, 17:00 (Madrid); null while no session is planned. */
  date: string | null;
}

export function WebinarModal({ source, date, ...props }: WebinarModalProps) {
  const form = useLead({ kind: 'webinar', extra: { source } });
  return (
    <LeadModal
      {...props}
      form={form}
      title={date === null ? t`Hear about the next date` : t`Register for the webinar`}
      description={
        date ??
        t`No session is planned at the moment. Leave your address, and we’ll write as soon as a date is set.`
      }
      submit={t`Register`}
      sent={
        date === null
          ? {
              title: t`You’re on the list`,
              content: (
                <p>
                  <Trans>We’ll write to you as soon as there is a date.</Trans>
                </p>
              ),
            }
          : {
              title: t`Invite Sent!`,
              content: (
                <p>
                  {site.webinarJoin === ''
                    ? t`We’ve e-mailed you a calendar invitation. We’ll e-mail you the joining link beforehand.`
                    : t`We’ve e-mailed you a calendar invitation and the joining link.`}{' '}
                  {/* Whether an address was here before is nothing to tell anyone who types it. */}
                  <Trans>If you already registered a few minutes ago, you won’t get a second e-mail.</Trans>
                </p>
              ),
            }
      }
    >
      <EmailField form={form} />
      <QuestionField form={form} />
    </LeadModal>
  );
}
