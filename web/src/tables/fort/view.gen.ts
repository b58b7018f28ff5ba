// Made from src/blanketfort/games/fort/view.py by tools/wire_types.py. Change it there.

/** The card being played and what was added to it. */
export interface Play {
  /** The card being played. */
  card: string | null
  /** The dog whose turn it is. */
  dog: string | null
  /** The cards added from the hand. */
  added: Array<string>
  /** The places in the leader's Lookout whose cards are added; null to everybody but the leader. */
  looked: Array<number> | null
  /** How many cards are added from the Lookout. */
  looked_size: number
  /** The suits of the cards added from the Lookout. */
  suits_from_lookout: Array<string>
  /** How often each suit is counted so far. */
  icons: Record<string, number>
  /** The actions used so far. */
  used: Array<'private' | 'public'>
  /** The suit chosen for an action that counts any one suit. */
  any_suit: string | null
  /** The suit that the leader declared for a coin card. */
  declared: string | null
  /** The resource that the leader's public action gathered. */
  chosen: string | null
  /** The seats that have followed. */
  followers: Array<number>
}

/** Pizza and toys in one place. */
export interface Resources {
  /** How many pizzas. */
  pizza: number
  /** How many toys. */
  toys: number
}

/** The resources in a Pack, and how many it can hold. */
export interface Pack {
  /** How many pizzas. */
  pizza: number
  /** How many toys. */
  toys: number
  /** How many resources it can hold. */
  limit: number
}

/** A card in a Lookout. */
export interface Tucked {
  /** Its suits, which everybody sees. */
  suits: Array<string>
  /** The card; null to those who have not seen it. */
  card: string | null
}

/** One player's board. Hand, deck and made-up rule are shown to their owner alone, until the game is over. */
export interface Board {
  /** The Fort Level. */
  level: number
  /** Points on the Victory Track. */
  score: number
  /** Resources in the Stuff. */
  stuff: Resources
  /** Resources in the Pack. */
  pack: Pack
  /** The cards in the Lookout. */
  lookout: Array<Tucked>
  /** How many cards the Lookout can hold. */
  lookout_limit: number
  /** The cards in the Yard. */
  yard: Array<string>
  /** The discard pile. */
  discard: Array<string>
  /** The cards in hand. */
  hand: Array<string> | null
  /** How many cards are in hand. */
  hand_size: number
  /** The cards of the deck; their order is hidden from everybody. */
  deck: Array<string> | null
  /** How many cards are in the deck. */
  deck_size: number
  /** Those of the hidden cards that everybody saw go there. */
  known: Array<string>
  /** The player's perk. */
  perk: string | null
  /** Whether the player has a made-up rule. */
  has_rule: boolean
  /** The made-up rule. */
  rule: string | null
  /** The made-up rule that Watson brought from the box, or the one that was returned for it. */
  other_rule: string | null
  /** The stack of made-up rules as this player saw it when choosing. */
  rules_seen: Array<string> | null
  /** Cards that this player passed on in the draft and that no rival has shown since. */
  passed: Array<string> | null
  /** Whether the player has the Macaroni Sculpture. */
  sculpture: boolean
  /** How many turns the player has begun. */
  turns: number
  /** The dogs at home; null in a game without dogs. */
  doghouse: Array<string> | null
  /** Points by source, and their `total`, if the game ended now. */
  points: Record<string, number> | null
}

/** The table of Fort. */
export interface FortView {
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
  /** The seat that began. */
  first: number
  /** The seat whose turn it is. */
  leader: number
  /** What has brought about the last round; null before it. */
  trigger: string | null
  /** The cards in the Park. */
  park: Array<string>
  /** How many cards are in the Park deck. */
  park_deck: number
  /** The cards that were returned to the box. */
  returned: Array<string>
  /** Pizza in the supply. */
  pizza: number
  /** Toys in the supply. */
  toys: number
  /** How many made-up rules are left. */
  rule_deck: number
  /** The seats that took a made-up rule, in their order. */
  rule_takers: Array<number>
  /** The made-up rules to choose from, shown to the player who chooses one. */
  rules: Array<string> | null
  /** The perks that are left. */
  perks: Array<string>
  /** Whether the Macaroni Sculpture is still available. */
  sculpture: boolean
  /** The seat from which resources are taken, shown to the player who takes them. */
  rival: number | null
  /** How many more times this may be done, shown to the player who is asked; null where it is asked once. */
  left: number | null
  /** What has happened this turn. */
  play: Play
  /** Each seat's board. */
  boards: Array<Board>
  /** The cats of this game and the seat that each is with, null in the row; null in a game without cats. */
  cats: Record<string, number | null> | null
  /** The cards drawn for Cilantro, shown to the player who chooses among them. */
  drawn: Array<string> | null
  /** How many cards are drawn for Cilantro. */
  drawn_size: number
  /** The cards that Cilantro put at the bottom of the Park deck, the lowest first; null for those others put there. */
  park_bottom: Array<string | null>
}
