import { type Download, leadSources, pages } from '@fourfold/contract/words';
import { say, sentence } from '@fourfold/words';
import { longDay } from '../../kernel/documents/long-day.ts';
import { type Block, button, heading, type Mail, small, text } from '../../kernel/mail/mail.ts';
import type { Lead } from './leads.repository.ts';

/** What every mail to a visitor carries: whose site it is, and the way out. */
export interface Sender {
  readonly siteUrl: string;
  /** Who reads an answer; null where nobody would. */
  readonly contact: string | null;
  readonly forgetUrl: string;
}

/** The mail with a file's link. */
export function downloadMail(
  lead: Lead,
  download: Download,
  link: { url: string; expires: Date },
  sender: Sender,
): Mail {
  const day = longDay(link.expires);
  return visitorMail(lead, sender, {
    kind: 'lead.download',
    subject: download.title,
    preview: say('Your download is available until {day}.', { day }),
    blocks: [
      heading(download.title),
      text(introductions[lead.source]?.() ?? say('Here is what you asked for.')),
      button(say('Download'), link.url),
      small(
        say('The link works until {day}. After that, fill in the form again and we’ll send you a new one.', {
          day,
        }),
      ),
    ],
  });
}

const introductions: Readonly<Record<string, () => string>> = {
  [leadSources.fourLevelsGuide]: sentence(
    'Here is the guide. It explains the four levels of a culture, and what you can change at each. The last part is about how to begin.',
  ),
  [leadSources.pipGuide]: sentence(
    'Here are the guide and the template in one document. Read the first part before you write. The template follows it, ready to be filled in.',
  ),
  [leadSources.aiAdoptionGuide]: sentence(
    'Here are the guide and the template in one document. They help you find out what keeps people from using a tool, and make a plan for your own teams.',
  ),
  [leadSources.sampleReport]: sentence(
    'Here is the report on a sample company. The company is made up and its people are simulated. A report on your company would be made in exactly the same way.',
  ),
};

/** The mail with the way to the mini-course. */
export function miniCourseMail(lead: Lead, sender: Sender): Mail {
  return visitorMail(lead, sender, {
    kind: 'lead.mini-course',
    subject: say('Your mini-course: how to measure culture'),
    preview: say('Five short chapters, to watch or to read.'),
    blocks: [
      heading(say('How to measure culture')),
      text(
        say(
          'Here is the mini-course. It has five short chapters. The first three are about what to measure, how to ask and how certain you can be. The last two are about how to read the result and what to do next. The course has captions, and everything in it can also be read.',
        ),
      ),
      button(say('Open the mini-course'), `${sender.siteUrl}${pages.miniCourse.path}`),
    ],
  });
}

type Said = Pick<Mail, 'kind' | 'subject' | 'preview' | 'blocks' | 'calendar'>;

export function visitorMail(lead: Lead, sender: Sender, said: Said): Mail {
  return {
    ...said,
    organisationId: null,
    to: lead.email,
    ...(sender.contact === null ? {} : { replyTo: sender.contact }),
    unsubscribeUrl: sender.forgetUrl,
    blocks: [...said.blocks, ...closing(sender)],
  };
}

function closing({ siteUrl, contact, forgetUrl }: Sender): Block[] {
  return [
    small(
      contact === null
        ? say(
            'You’re receiving this e-mail because someone entered this address at {siteUrl}. To delete the address: {forgetUrl}',
            { siteUrl, forgetUrl },
          )
        : say(
            'You’re receiving this e-mail because someone entered this address at {siteUrl}. If you reply, a person will read it. To delete the address: {forgetUrl}',
            { siteUrl, forgetUrl },
          ),
    ),
  ];
}
