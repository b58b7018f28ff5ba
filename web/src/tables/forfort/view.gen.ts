// Made from src/blanketfort/games/forfort/view.py by tools/wire_types.py. Change it there.

export type Kind = 'drawbridge' | 'protected' | 'regular'

export type Shape = 'angled' | 'straight'

export type SymbolName = 'garrison' | 'mason' | 'ram' | 'tower' | 'trebuchet'

export type Direction = 'east' | 'north' | 'south' | 'west'

export type SpaceName = 'e' | 'n' | 'ne' | 'nw' | 's' | 'se' | 'sw' | 'w'

/** A card as it is drawn: a wall, or a camp, which has neither shape nor kind. */
export interface Card {
  /** Such as `angled-mason+ram`, or `camp`. */
  name: string
  /** Angled walls stand on corners, straight ones on sides. */
  shape: Shape | null
  /** What sort of wall it is. */
  kind: Kind | null
  /** The symbols on it. */
  symbols: Array<SymbolName>
}

/** An army in somebody's fort. */
export interface Army {
  /** The seat that sent it. */
  owner: number
  /** Where it marches, seen from the owner of the fort. */
  direction: Direction
}

/** One space of a fort. */
export interface Space {
  /** The visible card. */
  card: Card | null
  /** The cards below it, from the bottom up. */
  covered: Array<string>
  /** The army that stands there. */
  army: Army | null
}

/** The lines of a fort as an opponent sees them. */
export interface Lines {
  /** The side of the fort where that opponent sits. */
  side: Direction
  /** The spaces of the front line. */
  front: Array<SpaceName>
  /** The spaces of the second line. */
  second: Array<SpaceName>
  /** The spaces of the third line. */
  third: Array<SpaceName>
}

/** One player's fort, dungeon, hand, piles and supply. */
export interface Board {
  /** The teammate's seat; null in a game without teams. */
  teammate: number | null
  /** The spaces around the dungeon; north is away from the owner. */
  spaces: Record<SpaceName, Space>
  /** For each seat the lines as that seat sees them; null for the owner and the owner's teammate. */
  lines: Array<Lines | null>
  /** How many cards are in the dungeon. */
  dungeon_deck: number
  /** The spaces that the top card of the dungeon points at. */
  arrows: Array<SpaceName>
  /** The cards in hand; null to those who may not see them. */
  hand: Array<Card> | null
  /** How many cards are in hand. */
  hand_size: number
  /** The personal discard pile. */
  discard: Array<string>
  /** Camps in the supply. */
  camps: number
  /** Armies in the supply. */
  armies: number
  /** Armies that are out of the game. */
  defeated: number
  /** The space where the drawbridge token lies; null while its owner has it. */
  token: SpaceName | null
  /** Points by source, and their `total`, if the game ended now. */
  points: Record<string, number>
}

/** The table of forfort. All is open but the other players' hands and the cards in the dungeons. */
export interface ForfortView {
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
  /** Whether diagonal partners play together. */
  teams: boolean
  /** The options of this game. */
  options: Record<string, boolean | string>
  /** How many turns have begun. */
  turns: number
  /** Whether the turn under way is an extra one. */
  extra: boolean
  /** Who has the first player token. */
  first: number
  /** Whether a dungeon has run out of cards. */
  ending: boolean
  /** How many turns follow this one, once that is known; extra turns come on top. */
  left: number | null
  /** After whose turn the game ends, once that is known; `left` tells this turn from one a whole round later. */
  last: number | null
  /** The place of the army whose direction is asked for, such as `1-nw`. */
  aiming: string | null
  /** The cards laid open while they are placed or their effect goes on, the latest last. */
  laid: Array<Card>
  /** Each seat's fort and what belongs to it. */
  boards: Array<Board>
}
