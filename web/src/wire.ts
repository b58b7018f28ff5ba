// Made from src/blanketfort/server/wire.py and wishes.py by tools/wire_types.py. Change it there.

export const PROTOCOL = 3

/** A piece of an effect as it is drawn: an icon with its number, if it has one, or a sign. */
export interface Mark {
  icon?: string
  count?: number | null
  sign?: string
}

/** The head that the views of all games share; each game's own view adds its table. */
export interface View {
  /** The game's name. */
  game: string
  /** Who looks; null is a spectator. */
  seat: number | null
  /** How many seats there are. */
  players: number
  /** Whether the game has ended. */
  over: boolean
  /** The seats that won; none while the game continues. */
  winners: Array<number>
  /** The seat that is to choose; null when the game is over. */
  asked: number | null
  /** What that seat is asked, such as `fort.play`; null to those who may not know, and when the game is over. */
  kind: string | null
}

/** How long people may think, for each move or for the whole game, and what happens to those who think longer. A move lasts until somebody else is asked. `bot`: a computer player makes the move; `forfeit`: it has the seat for good, and its person cannot win any more. */
export interface Clock {
  per: 'game' | 'move'
  seconds: number
  then: 'bot' | 'forfeit'
}

/** A sentence before it is said: a message's id and what fills its places (texts, numbers, sentences, lists). */
export interface Say {
  say: string
  args?: Record<string, any>
}

/** An option of a game, and the values it may have. */
export interface OptionAbout {
  name: string
  default: boolean | string
  values: Array<boolean | string>
  about: Say
}

/** A game on the shelf. */
export interface GameAbout {
  name: string
  title: string
  players: Array<number>
  options: Array<OptionAbout>
  /** The computer players, weakest first. */
  bots: Array<string>
  has_tutorial: boolean
  /** How many steps its lesson has; 0 where there is none. */
  tutorial_steps: number
}

/** One thing in a game's box: how it is explained, and how it is drawn (`facts`; of effects, their marks). */
export interface CardAbout {
  id: string
  group: Say
  name: Say | string
  lines: Array<Say>
  sources: Record<string, string>
  facts: Record<string, any>
  effects: Record<string, Array<Mark>>
}

/** One rule in our words, in both languages; a ruling also says why. */
export interface Clause {
  id: string
  where: string
  kind: 'example' | 'rule' | 'ruling'
  text: Record<string, string>
  why: Record<string, string>
  option: string
  /** Whether there is a prepared position in which it can be tried. */
  is_shown: boolean
}

/** A table that was just opened. */
export interface Opened {
  table: string
}

/** One seat as everybody may see it. */
export interface SeatInfo {
  kind: 'bot' | 'open' | 'person'
  name: string
  /** The computer player that has the seat now: its own, or one that stands in for its person. */
  bot: string
  is_online: boolean
  is_mine: boolean
  is_forfeited: boolean
  is_muted: boolean
  /** How many devices hold the seat by its link; told to those who hold it, 0 to all others. */
  devices: number
}

/** A step of a finished game. */
export interface Origin {
  table: string
  step: number
}

/** The server. */
export interface House {
  /** Where others in its network reach it; none: it listens to its own computer alone, or does not know. */
  addresses: Array<string>
}

/** Words are awaited for the shuffle: first the digest that fixes each, then the words themselves. */
export interface Shuffle {
  stage: 'pledge' | 'word'
  /** The seats that are still awaited. */
  awaited: Array<number>
}

/** A table as one of those around it may see it. */
export interface TableInfo {
  id: string
  game: string
  /** The address of what is in its box. */
  cards: string
  /** The beginning of the digest of its house deck; empty: it is played with the usual cards. */
  deck: string
  options: Record<string, boolean | string>
  phase: 'gathering' | 'over' | 'playing'
  seats: Array<SeatInfo>
  is_host: boolean
  /** The links by which I come back to my own seats, by seat number. */
  seat_links: Record<string, string>
  /** What the shuffle was fixed to: before the deal the server's part of it, then all of it. */
  commitment: string
  shuffle: Shuffle | null
  /** Whether somebody may know the cards of this table: it goes on from a game, or its seed was chosen. */
  is_known: boolean
  /** Whether the game went on from a position, because a rule had changed. */
  is_resumed: boolean
  clock: Clock | null
  hints: boolean
  opened_at: number
  /** When the table will be removed if nothing happens at it; null: it is kept. */
  expires_at: number | null
  tutorial: boolean
  /** The clause that this prepared position shows; empty at all other tables. */
  rule: string
  /** The day of which this is the deal; empty at all other tables. */
  day: string
  /** The table of the next game, once somebody has asked for it. */
  rematch: string | null
  spectators: number
  /** The step of a finished game that this one continues, for the host who went on from there. */
  origin: Origin | null
}

/** One of my tables, in a list. */
export interface TableLine {
  id: string
  game: string
  phase: 'gathering' | 'over' | 'playing'
  names: Array<string>
  is_my_turn: boolean
  opened_at: number
  changed_at: number
  /** What is special about it: a rule that is shown, a lesson, the deal of a day, a game continued or taken in. */
  occasion: '' | 'branch' | 'day' | 'lesson' | 'record' | 'rule'
  won: boolean | null
  /** How I did, in a finished game from its deal on. */
  points: number | null
}

/** One option of a decision. */
export interface Choice {
  key: string
  say: Say
  /** Whether it cannot be taken back; null while that is not known. */
  is_final?: boolean | null
}

/** What is asked, and of whom. Only the seat that is asked sees the options, and the clause of the rulebook. */
export interface Question {
  seat: number
  kind: string
  ask: Say | null
  options: Array<Choice>
  rule?: string
}

/** One thing that happened, as its reader may know it: `facts` for the picture, `say` for the log. */
export interface Happening {
  kind: string
  seat: number
  facts: Record<string, any>
  /** null where there is nothing worth a line in the log. */
  say?: Say | null
}

/** One choice (or the deal, a choice taken back, the end of a turn) and all that came of it. */
export interface Moment {
  /** The version of the table after it. */
  version: number
  /** Whose choice it was; -1 for the deal. */
  seat: number
  happenings: Array<Happening>
  /** The table after it. Left out of moments of long ago, and of the last one if it is the state's own. */
  view?: View | null
  key?: string
  /** What was chosen, in a finished game, for those who may know. */
  say?: Say | null
  /** Whether a computer player chose it. */
  is_bots?: boolean
}

/** What one seat has at the end: its points by source, said and counted. */
export interface Points {
  total: number
  sources: Array<[string, number, Say]>
}

/** How a game ended, with all secrets told. */
export interface Result {
  winners: Array<number>
  points: Array<Points>
  /** Each seat's points after every step, by step. */
  course: Array<Array<number>>
  seed: string
  salt: string
}

/** Where a tutorial stands: what to read, and what to do (any of these keys; none: just go on). */
export interface Tutor {
  step: number
  steps: number
  text: Record<string, string>
  wants: Array<string>
  /** Parts of the table that the text speaks of, by their anchor names. */
  shows: Array<string>
}

/** The game as it stands for one reader, with what happened since the reader's last version. */
export interface State {
  type: 'state'
  version: number
  /** Whose eyes these are; null is a spectator's. */
  seat: number | null
  view: View
  /** null when the game is over. */
  question: Question | null
  steps: Array<Moment>
  can_undo: boolean
  /** Whether the reader's turn is done but not ended: it can be taken back until the reader ends it. */
  awaits_end: boolean
  /** Another seat of mine that is asked: look through its eyes to answer (`Look`). */
  hand_over: number | null
  /** Seconds left for each seat when this was sent. */
  clocks: Array<number> | null
  result: Result | null
  tutor: Tutor | null
}

/** The table around the game has changed: who sits where, who is there. */
export interface About {
  type: 'about'
  protocol: number
  table: TableInfo
}

/** Which options of this version cannot be taken back. */
export interface Finality {
  type: 'finality'
  version: number
  final: Array<string>
}

/**  */
export interface ChatLine {
  at: number
  /** null is a spectator. */
  seat: number | null
  name: string
  text: string
}

/** What was said at the table; on arrival, the last of it. */
export interface Chat {
  type: 'chat'
  lines: Array<ChatLine>
}

/**  */
export interface HintOption {
  key: string
  chance: number
  visits: number
  say: Say
}

/** What the search thinks of the options at hand, best first. */
export interface Hint {
  type: 'hint'
  version: number
  options: Array<HintOption>
  /** Why the best one, compared with the next. */
  reason: Say | null
}

/** Why a message was not carried out. The fresh state follows, except to one who sends too much. */
export interface Refused {
  type: 'refused'
  reason: 'cannot' | 'failed' | 'malformed' | 'not-allowed' | 'not-asked' | 'stale' | 'too-much' | 'unavailable' | 'unlawful'
  say: Say
  detail: string
  key: string
}

/** The change with this key is made and stored for good. */
export interface Done {
  type: 'done'
  key: string
}

/** The body of every answer that is not a success. */
export interface Failure {
  reason: string
  say: Say
  detail?: string
}

/** A whole finished game, ready to be stepped through. */
export interface Replay {
  id: string
  game: string
  /** The address of what is in its box. */
  cards: string
  options: Record<string, boolean | string>
  names: Array<string>
  seat: number | null
  /** Whether all cards are open. */
  is_open: boolean
  steps: Array<Moment>
  result: Result
  commitment: string
}

/** What the search thinks of one choice, by what its player knew then; chances are in per cent. */
export interface JudgedChoice {
  step: number
  seat: number
  /** To win, after it. */
  chance: number
  /** To win, after the best choice. */
  best: number
  /** What would have been better; null where nothing would. */
  better: Say | null
}

/** A sentence on one step of a game. */
export interface Remark {
  step: number
  seat: number
  say: Say
}

/** A finished game looked at again by the search, as far as it has come: ask again until `done` are all `steps`. */
export interface Review {
  done: number
  steps: number
  /** Each seat's chance to win at every step, by step, in per cent: at the deal and after those that are done. */
  chances: Array<Array<number>>
  choices: Array<JudgedChoice>
  /** Before which steps most had changed. */
  turns: Array<Remark>
  /** The choices that lost most, the worst first. */
  costly: Array<Remark>
}

/** What a seat added to the shuffle: the digest that fixed its word beforehand, and the word. */
export interface Share {
  seat: number
  pledge: string
  /** Empty if it came too late. */
  word: string
}

/** Whether the shuffle of a finished game was fixed before the deal, and what shows it. */
export interface Proof {
  is_proved: boolean
  commitment: string
  seed: string
  salt: string
  /** The whole record in text: `blanketfort verify` checks the same on any machine. */
  record: string
  detail: string
  /** What the server's own part was fixed to before anybody added a word. */
  seed_commitment: string
  shares: Array<Share>
  /** By which version of the rules the game was played. */
  rules: number
  /** By which version of Blanketfort this was checked. */
  checked_by: string
}

/** Who shall sit on a seat: `me`, another person at the same screen (`here`), whoever comes (`open`), or a bot. */
export interface SeatPlan {
  kind: 'bot' | 'here' | 'me' | 'open'
  bot?: string
  name?: string
}

/** What it takes to open a table. */
export interface NewTable {
  game: string
  seats: Array<SeatPlan>
  options?: Record<string, boolean | string>
  /** The host's own name. */
  name?: string
  clock?: Clock | null
  hints?: boolean
  /** A player's own addition to the shuffle. */
  salt?: string
  /** The same deal again, where nobody else can sit down; without one it is true chance. */
  seed?: string
  /** A house deck, as the text of its file. */
  deck?: string
  /** The deal of this day (2026-11-17), the same for everybody, alone against computer players. */
  day?: string
}

/**  */
export interface TakeSeat {
  name: string
}

/** Come back to a seat from another device: the key is in the seat's own link. */
export interface ClaimSeat {
  key: string
}

/** The record of a game that was played elsewhere, to be looked at here. */
export interface Upload {
  record: string
}

/** Go on from a step of a finished game, at a new table. */
export interface Branch {
  step: number
  seats: Array<SeatPlan>
  name?: string
}

/** Take an option. It counts only if the table still stands at this version. */
export interface Choose {
  type: 'choose'
  version: number
  choice: string
  key?: string
}

/**  */
export interface Undo {
  type: 'undo'
  version: number
  key?: string
}

/**  */
export interface EndTurn {
  type: 'end-turn'
  version: number
  key?: string
}

/** Look through the eyes of another of my seats (several people at one screen). */
export interface Look {
  type: 'look'
  seat: number
}

/**  */
export interface Speak {
  type: 'speak'
  text: string
  key?: string
}

/**  */
export interface AskHint {
  type: 'ask-hint'
  version: number
}

/** Let a computer player have my seat (a name of one), or take it back (an empty name). */
export interface StandIn {
  type: 'stand-in'
  bot: string
  key?: string
}

/** As the host, send the player on this seat away. */
export interface Dismiss {
  type: 'dismiss'
  seat: number
  key?: string
}

/** As the host, let a player (null: all spectators) say nothing any more, or speak again. */
export interface Mute {
  type: 'mute'
  seat: number | null
  is_muted: boolean
  key?: string
}

/** As the host, make the player on this seat the host. */
export interface HandOver {
  type: 'hand-over'
  seat: number
  key?: string
}

/** Let no other device have my seat any more: its link is void, and a new one is made. */
export interface HoldAlone {
  type: 'hold-alone'
  seat: number
  key?: string
}

/** I have read this step of the tutorial. */
export interface NextStep {
  type: 'next-step'
  step: number
  key?: string
}

/** Fix the word that a seat of mine adds to the shuffle: its digest, see `table/shuffle.py`. */
export interface Pledge {
  type: 'pledge'
  seat: number
  digest: string
  key?: string
}

/** Tell that word, once all have fixed theirs. */
export interface Word {
  type: 'word'
  seat: number
  word: string
  key?: string
}

export type Down = State | About | Finality | Chat | Hint | Refused | Done

export type Up = Pledge | Word | Dismiss | Mute | HandOver | HoldAlone | Choose | Undo | EndTurn | StandIn | NextStep | Look | Speak | AskHint
