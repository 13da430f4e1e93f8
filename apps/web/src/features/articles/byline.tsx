import { type Article, minutesToRead } from '@fourfold/content';
import { Trans } from '@lingui/react/macro';
import { longDay } from '../../lib/long-day.ts';
import { site } from '../../lib/site.ts';

export function Byline({ article }: { article: Article }) {
  const { published, updated } = article;
  return (
    <p className="mt-6 flex flex-wrap gap-x-5 gap-y-1 text-ui text-ink-soft">
      <span>
        <Trans>By {site.articleAuthor}</Trans>
      </span>
      <span>
        <Trans>
          Published <ArticleDay date={published} />
        </Trans>
      </span>
      {updated !== published && (
        <span>
          <Trans>
            Updated <ArticleDay date={updated} />
          </Trans>
        </span>
      )}
      <span>
        <Trans>{minutesToRead(article)} minutes to read</Trans>
      </span>
    </p>
  );
}

export function ArticleDay({ date }: { date: string }) {
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {longDay(date)}
    </time>
  );
}
