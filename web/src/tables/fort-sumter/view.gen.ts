// Made from src/blanketfort/games/fort_sumter/view.py by tools/wire_types.py. Change it there.

export type Dimension = 'armaments' | 'political' | 'public-opinion' | 'secession'

export type Side = 'secessionist' | 'unionist'

export type SpaceName = 'abolitionists' | 'border-states' | 'deep-south' | 'federal-arsenal' | 'fire-eaters' | 'fort-pickens' | 'fort-sumter' | 'montgomery' | 'newspapers' | 'richmond' | 'texas' | 'washington'

/** A space of the map. */
export interface Space {
  /** The space. */
  name: SpaceName
  /** The crisis dimension that it belongs to. */
  dimension: Dimension
  /** Whether it is the pivotal space of its dimension. */
  pivotal: boolean
  /** How many tokens each side has there. */
  tokens: Array<number>
}

/** What a side has. Its cards and its objective are shown to that side alone. */
export interface Board {
  /** Which side it is. */
  side: Side
  /** Victory points. */
  vp: number
  /** Victory points by source, and their `total`. */
  points: Record<string, number>
  /** Tokens in the pool. */
  pool: number
  /** Tokens on the crisis track. */
  track: number
  /** The bonus tokens in the boxes of the zones Escalation, Tension and Final Crisis. */
  boxes: Array<number>
  /** The strategy cards in hand. */
  hand: Array<string> | null
  /** How many cards are in hand. */
  hand_size: number
  /** The cards set aside for the Final Crisis. */
  aside: Array<string> | null
  /** How many cards are set aside. */
  aside_size: number
  /** The cards of the Final Crisis that are not yet revealed, the next one first. */
  order: Array<string> | null
  /** How many cards of the Final Crisis are not yet revealed. */
  order_size: number
  /** The objectives of which one is to be kept. */
  offer: Array<SpaceName> | null
  /** How many objectives there are to choose from. */
  offer_size: number
  /** Whether the side has kept an objective that is still secret. */
  has_objective: boolean
  /** That objective. */
  objective: SpaceName | null
  /** The objective that the side gave back this round. */
  returned: SpaceName | null
}

/** What the seat that is asked is in the middle of. */
export interface Task {
  /** The event that is carried out, in the notation of the cards. */
  event: string | null
  /** The crisis dimension that the question is about. */
  dimension: Dimension | null
  /** How many tokens are still to go. */
  left: number | null
  /** The spaces that a token may be moved to. */
  targets: Array<SpaceName> | null
  /** Where the token that is to be set down was lifted. */
  lifted: SpaceName | 'pool' | null
  /** Whose token that is. */
  side: Side | null
}

/** The table of Fort Sumter. Seat 0 is the Unionist, seat 1 the Secessionist. */
export interface FortSumterView {
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
  /** The options of this game. */
  options: Record<string, boolean | string>
  /** The round, counted from 1. */
  round: number
  /** Whether the Final Crisis has begun. */
  final_crisis: boolean
  /** The seat that goes first as the points stand. */
  first_player: number
  /** The twelve spaces of the map. */
  spaces: Array<Space>
  /** Where the Peace Commissioner is; null before it is sent and in the Final Crisis. */
  commissioner: SpaceName | null
  /** What each side has. */
  boards: Array<Board>
  /** How many cards are in the strategy deck. */
  strategy_deck: number
  /** The strategy cards played, the latest last. */
  discard: Array<string>
  /** The card just played whose event the other side may claim, by the optional rule Event Discard. */
  claimable: string | null
  /** How many cards are in the objective deck. */
  objective_deck: number
  /** The objectives that were revealed, the latest last. */
  removed_objectives: Array<SpaceName>
  /** What the seat that is asked is in the middle of; null where the kind of the question says it all. */
  task: Task | null
}
