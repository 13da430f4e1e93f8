import { type Article, minutesToRead } from '@fourfold/content';
import { longDay } from '../../lib/long-day.ts';
import { site } from '../../lib/site.ts';

export function Byline({ article }: { article: Article }) {
  const { published, updated } = article;
  return (
    <p className="mt-6 flex flex-wrap gap-x-5 gap-y-1 text-ui text-ink-soft">
      <span>By {site.articleAuthor}</span>
      <span>
        Published <ArticleDay date={published} />
      </span>
      {updated !== published && (
        <span>
          Updated <ArticleDay date={updated} />
        </span>
      )}
      <span>{minutesToRead(article)} minutes to read</span>
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
