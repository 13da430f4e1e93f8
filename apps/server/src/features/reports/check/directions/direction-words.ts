/**
 * How English says more and less. Any form of a word counts, and a gap (…) is up to five other words. What a behaviour
 * has words of its own for (waiting, for Patience) is read as the behaviour first.
 */
export const directionWords = {
  /** To do more of something. */
  more: `develop, development, build, build up, build on, grow, increase, raise, strengthen, boost, improve, enhance, expand,
    extend, deepen, broaden, widen, foster, nurture, cultivate, embrace, amplify, intensify, step up, step … up, turn up,
    turn … up, dial up, dial … up, ramp up, ramp … up, crank up, scale up, double, double down, triple, lean into, lean in to,
    indulge, indulge in, free rein, unleash, let … flow, let … shine, let … out, let … loose, let … run free, come out, bring out,
    practise, practice, train, hone, flex, work harder, invest, invest in, make time for, make room for, make space for,
    make more room, find room for, find time for, create space for, allow yourself, permit yourself, permission, dare, dare to, feel free,
    feed, fuel, spark, kindle, ignite, awaken, activate, bring … to life, unlock, tap into, draw on, make it a habit, make a habit of,
    habit of, keep up, go further, all in, push yourself, strive for, aim for, seek, seek out, get into the habit, take up,
    adopt, commit to, dedicate, devote, every opportunity, every chance, any chance, multiply, maximise, reinforce, stoke, champion,
    say yes to, bolder, braver, get better at, promote, elevate, go for, rely on, rely more,
    welcome, upgrade, escalate, heighten, enlarge, top up, fill, nourish, water, sow, plant, gain, reclaim, rediscover, revive, overcome your reluctance,
    room for more, room to grow, growth area, growth, learn to, learn how to, work towards, work up to, master, progress in, ask more of, look for opportunities, look for chances, look for ways, look for moments, don't be afraid, do not be afraid, not be afraid, never be afraid, don't hesitate, do not hesitate, don't be shy, do not be shy, don't shy away, do not shy away, don't hold back, do not hold back, never hold back, room for it, room for growth, sharpen, be more`,
  /** Amounts and times that say more, and change nothing about what else is said. */
  often: `more, more often, much more, far more, a little more, a bit more, more of, often, oftener, further, frequently, regularly, regular, every day, each day,
    daily, every week, every morning, every meeting, every shift, each week, always, constantly, all the time, all day, freely, generously, wholeheartedly, fully,
    at every turn, whenever you can, whenever possible, whenever you like, as much as, as often as, again and again, everywhere, a lot, a lot of, lots of,
    plenty, plenty of, extra, additional, greater, higher, stronger, bigger, larger, louder, without hesitation, without holding back,
    without restraint, without limit, unreservedly, at least, twice a day, every time, steadily, a touch more, somewhat more, a shade more, oftener,
    heavily, intensively, endlessly, tirelessly, less sparingly, less rarely, less seldom, at any opportunity, habitually`,
  /** To do less of something: each one turns the sentence round. */
  less: `less, less often, less of, fewer, less freely, less frequently, reduce, reduction, decrease, lower, lessen, diminish, curb, curtail, rein in, rein … in, hold back, hold … back, hold off,
    holding back, dial down, dial … down, dial back, dial … back, tone down, tone … down, turn down, turn … down, ease off, ease … off, ease up, ease back, let up, step back,
    step away, pull back, pull … back, scale back, scale … back, scale down, wind down, limit, limit … to, restrain, restraint, restrict, restrict … to, cut, cut back,
    cut back on, cut … back, cut down, cut down on, trim, temper, moderate, moderation, shrink, cap, resist, resist the urge, resist the temptation, avoid, refrain, refrain from,
    abstain, skip, stop, pause, put … aside, put aside, set … aside, put … away, keep … in your drawer, keep … in your pocket, leave … in your pocket, park, shelve, put away, leave out, leave … out, leave off, leave … unsaid, leave … undone, leave … at the door, leave … at home, leave … behind,
    let others, let somebody else, let someone else, let colleagues, let your team, let your colleagues, let the team, let another, others do, make room for others, make way for others, space for others, leave room for others, give others, have somebody else, have someone else, leave … to others, leave … to somebody else, leave … to someone else, leave … to colleagues,
    wait, wait before, wait with, count to, count to ten, take a breath, think twice, hesitate, slow down, brake, brakes, put the brakes on, in check, keep … in check, keep a lid on, lid on, quieten, quiet, mute, lighten up on, loosen your grip, back off, back down,
    save … for, reserve … for, keep … for, ration, halve, bottle up, swallow, curtail, weaken, soften, shorten, thin out, space out, switch off, a rest, rest, break from, holiday from, take a break, time off from, give … a rest, dampen, subdue, do without, go without, once in a while without, free from,
    stay away, keep away, steer clear, forgo, shed, wean, unlearn, postpone, delay, minimise, sit out, sit … out, withhold, ban, forbid, muzzle, tame, bridle, contain, prune, dilute, loosen, retreat, withdraw, refuse, hold fire, no longer, more sparingly, more rarely, more seldom, more cautiously, more strictly limited`,
  /** Gone altogether: "you need not lose it" is comfort and no advice. */
  gone: `let go of, lose, losing, give up, give … up, give away, abandon, suppress, kill, eliminate, get rid of, erase, bury, extinguish, throw away, deny, dim, become somebody else, become someone else, drop, drop … altogether, ditch, sacrifice, stifle, smother, discard, put … out, cure, hide, unlearn completely, turn off, drop it`,
  /** Where or when alone: less, unless that has been said already. */
  only: `only, only when, only if, only where, only for, only after, only once, only in, only with, sparingly, selectively, at most, no more than, not more than, no longer than, in small doses,
    in moderation, in measured doses, with restraint, at the right moment, where it really, when it really, just once, one … at a time, choose the moment, choose your moments, choose your moment, pick the moment, pick your moments, pick your moment, choose the moments, with more care`,
  /** Said of somebody's standing: too much. */
  over: `too much, too many, too often, too far, too high, too strong, too pronounced, too readily, too quickly, too easily, too freely, too fast, too hard, overactivated, over-activated, overactive, over-active, hyperactive, excessive, excessively, an excess, excess, a surplus, surplus,
    overdo, overdone, overuse, overused, over-used, over-use, above balanced, above average, high side, on the high side, so much, so many, so often, so freely, so strongly, so readily, so fast, so quickly, so tightly, so thoroughly, so far, more than enough, more than necessary, more than needed, more than most, more than the, more than your, more than others, more than necessary, more than they, more than her, more than anyone, far higher than,
    strong … than needed, dominate, overly, quick to, prone to, plenty, extremely high, very high, quite high, rather high, fairly high, exceptionally high, remarkably high, unusually high, particularly high, relatively high, clearly high, very strong, too developed, in overdrive, overdrive, overshoot, over the top, high, overflow, to excess, in excess, to a fault, crowd out, beyond what`,
  /** Said of somebody's standing: too little. */
  under: `too little, too few, too rarely, too seldom, too low, too weak, too late, too slow, too slowly, too long to, underactivated, under-activated, underactive, under-active, underused, under-used, underuse, below balanced, below average, low side, on the low side,
    so little, so few, so rarely, so seldom, so late, rarely, seldom, hardly, hardly ever, hardly any, scarcely, barely, not enough, not often enough, not quite enough, not sufficiently, shy away, shy away from, shrink from, reluctant, reluctance, underdeveloped, very low, quite low, rather low, fairly low, extremely low, exceptionally low, remarkably low, unusually low, particularly low, relatively low, clearly low, room for more, less than most, less than others, less than the, less than your, less than needed, less than they, less than anyone`,
  /** The same, of a behaviour by its name: a missing colleague says nothing about anybody. */
  lacking: `lack, lacking, a lack, shortage, shortage of, deficit, missing, absent, in short supply, neglect, weakness, weak, fall short, in short measure, dormant, asleep, unused, low`,
  /** Turns round what follows. */
  not: `not, don't, do not, never, no, cannot, can't, won't, isn't, aren't, doesn't, does not, didn't, shouldn't, should not, mustn't, must not, no more, neither, nor, hardly a, wouldn't`,
  /** Says that something is allowed to be otherwise, which is no advice by itself. */
  unneeded: `no need, need not, needn't, don't need to, do not need to, don't have to, do not have to, doesn't have to, does not have to, doesn't mean, does not mean, not about, nobody asks, nobody wants, no one asks, no one wants, nobody is asking, no one is asking, nobody expects, nobody says, no one says, isn't about, not a matter of, not the point, nobody needs, without losing, not have to, not need to, not to say, not a reason to, no reason to`,
} as const;

/** How advice begins where it is no order: "you could", "it would help". */
export const adviceWords = `ought to, would do well, would do good, would do … good, would help, would benefit, benefit from, would gain, would be wise, would be good, would be better,
  would like, would love, would welcome, would hear, try, trying, needs more, needs less, you need, need more, need less, team needs, may want, aim to, aim is, goal is, task is, idea is, plan is, consider, let us, let's, suggest,
  we suggest, recommend, recommendation, advise, advice, invite you, encourage you, urge you, challenge yourself, worth, pays to, why not, how about, what about, what if you, what would happen if, imagine, good idea,
  time to, calls for, asks for, deserves, it helps, helps to, will help, allow yourself, permission, feel free, free to, one way, a first step, next step, best move, your task, your aim, your goal,
  practise, practice, experiment, commit, resolve, decide to, promise yourself, are invited, room for, room to, area for growth, please, i'd like, wants, hope, hopes, wish, wishes, is wanted, are wanted, opportunity to, chance to,
  want more, want less, want fewer, ready to, growth area, deserve, can help, can be helpful, may help, can be useful, should be, would be a beginning, would be a start`;

/** The same, where it is said to the person. */
export const modalWords = `should, could, might, can afford, need to, needs to, have to, must, want to, would you, can you, will, going to, would make, would show, would add, would ease, would free, would spare, would end, would give, would let, would bring, would serve, would feel, would see, would leave, would`;

/** Verbs that look and think and do nothing more or less of what is looked at. */
export const lookWords = `notice, observe, watch, think about, think of, reflect, reflect on, look at, look back, look back at, look for signs, write about, list, discuss, talk about, talk through, ask yourself, remember, recall, describe, read, review, explore, examine, track, tally, keep a diary, keep a tally, mark, rate, find out, learn about, understand, know, recognise, see, note, check, count, compare, pay attention, be aware, realise`;

/** Verbs with which an order may begin, beside all of those above and those of the behaviours. */
export const orderVerbs = `act, update, block, commit, expand, attend, decline, experiment, embrace, gather, identify, maintain, process, prioritise, sharpen, stay, celebrate, consider, unleash, rein, shift, soften, temper, add, admit, agree, aim, allow, answer, apply, approach, arrange, arrive, ask, assign, attend, be, become, begin, book, break, bring, call, carry, change, check, choose, claim, close, come, complete, concentrate, consider, continue, count, create, deal, decide, defend, demand, describe, discover, do, draw, drop, end, enjoy, ensure, enter, examine, exchange, explain, face, fill, find, finish, fix, focus, follow, get, give, go, grant, greet, handle, have, hear, help, hold, identify, imagine, include, invite, join, jot, jump, keep, know, lay, lead, learn, leave, lend, let, lift, limit, list, listen, look, make, mark, meet, mention, move, name, note, notice, offer, open, own, pass, pick, plan, play, point, practise, prepare, present, promise, propose, protect, put, raise, reach, read, refer, release, rely, remember, remind, remove, repeat, replace, request, return, reward, ring, run, save, say, schedule, see, seek, sell, send, set, settle, share, show, sit, sleep, slow, sort, speak, spend, stand, start, state, stay, step, stick, stop, suggest, support, swap, take, talk, tell, test, thank, think, throw, translate, trust, try, turn, use, visit, voice, volunteer, wait, walk, watch, welcome, work, write, yield, expect, treat, hand, excuse, adopt, accept, mind, walk, stretch, brief, beat, bend, lower, admit, picture, laugh, surprise, pull, push, spot, teach, rehearse, halve, merge, lay, signal, disclose, gather, introduce, haggle, argue, guard, praise, smile, cheer, enjoy, hide, drop, pair, block, cook, devote, dig, loosen, measure, name, nominate, organise, record, rest, revisit, ride, rotate, shake, shift, shut, skip, split, study, sum, tick, time, track, trade, train, treat, vary, vote, wear, weigh`;

/** Words with which an order may open before its verb: they are passed over. */
export const openings = `please, now, then, next, first, second, third, finally, also, today, tomorrow, tonight, once, twice, instead, still, perhaps, maybe, always, never, not, don't, do, just, simply, sometimes, often, again, afterwards, meanwhile, and, but, so, or, only, even, better, rather, yes, deliberately, consciously, actively, gently, quietly, gradually, slowly, this, week, month, one, day, two, three, four, five, monday, tuesday, wednesday, thursday, friday, more, less, try, to, really, positively, openly, boldly, regularly, daily`;
