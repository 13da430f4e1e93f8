// The catalogue draws what the screens draw with, and so with their classes.
import '../styles/dashboard.css';
import { Buttons } from '../specimens/buttons.tsx';
import { Charts } from '../specimens/charts.tsx';
import { Colours } from '../specimens/colours.tsx';
import { Data } from '../specimens/data.tsx';
import { Forms } from '../specimens/forms.tsx';
import { Heat } from '../specimens/heatmap.tsx';
import { Messages } from '../specimens/messages.tsx';
import { Motif } from '../specimens/motif.tsx';
import { Overlays } from '../specimens/overlays.tsx';
import { Pictures } from '../specimens/pictures.tsx';
import { Respondent } from '../specimens/respondent.tsx';
import { Type } from '../specimens/type.tsx';
import { Toaster } from '../ui/toaster.tsx';

export const meta = () => [{ title: 'Design system' }, { name: 'robots', content: 'noindex' }];

const contents = [
  ['colour', 'Colour'],
  ['type', 'Type'],
  ['motif', 'Motif'],
  ['pictures', 'Illustrations'],
  ['buttons', 'Buttons'],
  ['forms', 'Fields'],
  ['respondent', 'Respondent'],
  ['messages', 'Messages'],
  ['overlays', 'Overlays'],
  ['data', 'Data'],
  ['charts', 'Charts'],
  ['heat', 'Heatmap'],
] as const;

/** Everything that screens are made of, in every state and both schemes. Only in development. */
export default function Design() {
  return (
    <div className="page max-w-site">
      <header className="pt-12 pb-8">
        <h1 className="max-w-[18ch] text-hero">A line with two ends</h1>
        <p className="mt-5 max-w-read text-lead text-ink-soft">
          What the product looks like and what it is made of. Each part stands here in both schemes; the page
          itself follows the system.
        </p>
      </header>
      <nav aria-label="On this page" className="border-t">
        <ul className="flex flex-wrap gap-x-5 py-3 text-ui">
          {contents.map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-1 text-ink-soft hover:text-ink">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Colours />
      <Type />
      <Motif />
      <Pictures />
      <Buttons />
      <Forms />
      <Respondent />
      <Messages />
      <Overlays />
      <Data />
      <Charts />
      <Heat />
      <Toaster />
    </div>
  );
}
