import { figures } from '@fourfold/content';

export function Figures() {
  return (
    <div className="border-t bg-sunk">
      <dl className="page grid gap-x-10 gap-y-8 py-12 sm:grid-cols-2 lg:grid-cols-4">
        {figures.map(({ figure, text }) => (
          <div key={text}>
            <dt className="font-display text-h2 tabular-nums">{figure}</dt>
            <dd className="mt-1 max-w-[30ch] text-ui text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
