import { Accordion } from './accordion.tsx';
import { AddressText } from './address-text.tsx';

interface FaqProps {
  items: readonly { readonly id: string; readonly question: string; readonly answer: readonly string[] }[];
}

export function Faq({ items }: FaqProps) {
  return (
    <Accordion
      items={items.map(({ id, question, answer }) => ({
        id,
        title: question,
        content: (
          <div className="grid gap-4">
            {answer.map((paragraph) => (
              <p key={paragraph}>
                <AddressText text={paragraph} />
              </p>
            ))}
          </div>
        ),
      }))}
    />
  );
}
