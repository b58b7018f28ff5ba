/** Who is on a card, drawn after the photographs and prints of their time. */

import type { Person } from './people'

export const PORTRAITS: Record<string, Person> = {
  'robert-anderson': {
    face: 'eyes brows nose stern cheek lines', wear: 'blue straps',
    hair: '53 M34.6 43Q30 24 42 18Q58 12 65 24Q69 32 65.4 43Q64 34 60 28Q50 30 45 24Q37 30 34.6 43z\n~.8 M45 23Q52 19 62 25M42 24Q37 30 36 36\n53 M34.6 43Q34 50 37 54Q39 50 36.4 42zM65.4 43Q66 50 63 54Q61 50 63.6 42z',
  },
  'abraham-lincoln': {
    face: 'deep frown beak stern gaunt', wear: 'coat bow',
    hair: '10 M34.5 38Q33 46 35.5 52Q37 64 43 69Q50 74 57 69Q63 64 64.5 52Q67 46 65.5 38L63.5 42Q64 50 61.5 56Q60 61 57.5 63Q50 66 42.5 63Q40 61 38.5 56Q36 50 36.5 42z',
    over: '10 M33 30L30 1Q50-4 70 1L67 30z\n10 M20 29Q50 38 80 29Q82 33 78 35Q50 43 22 35Q18 33 20 29z\n3. M33.5 25Q50 29.5 66.5 25L66 30Q50 34 34 30z',
  },
  'sam-houston': {
    face: 'eyes brows nose stern lines', wear: 'coat stock',
    hair: '97 M34.6 42Q34 56 40 61Q43 57 40.5 53Q37 50 36.6 42zM65.4 42Q66 56 60 61Q57 57 59.5 53Q63 50 63.4 42z\n~.7 M36 48q2 4 4 5M64 48q-2 4-4 5',
    over: '63 M36 26Q35 6 44 8Q50 11 56 8Q65 6 64 26z\n2. M36 22Q50 27 64 22L64.5 28Q50 33 35.5 28z\n63 M14 30Q30 20 36 26Q50 33 64 26Q70 20 86 30Q90 34 82 36Q66 32 50 36Q34 32 18 36Q10 34 14 30z\n*74. M26 80L36 76L44 102H22z\n*1. @31,84,1.8\n*1. @36,90,1.8\n*1. @29,93,1.8\n*1. @38,98,1.8',
  },
  'william-lloyd-garrison': {
    face: 'eyes brows nose mouth cheek', wear: 'coat bow',
    hair: '53 M34.6 44Q30 36 34.5 29Q37 35 36.6 44zM65.4 44Q70 36 65.5 29Q63 35 63.4 44z\n~.8 M42 24Q50 20 58 25\n9. @43,25,4,2.5',
    over: '*~1.2 @43,44.5,5.4\n~1.2 M48.4 44Q50 42.5 51.6 44\n*~1 M37.6 43.5L34 42',
  },
  'harriet-beecher-stowe': {
    face: 'eyes brows nose mouth cheek', wear: '',
    behind: '20 M30 62Q27 30 37 20Q50 11 63 20Q73 30 70 62z',
    hair: '42 M50 21Q38 20 35 40Q34 48 36.5 56Q33 66 30.5 62Q25 58 28.5 50Q26 44 29.5 38Q30 14 50 13T70.5 38Q74 44 71.5 50Q75 58 69.5 62Q67 66 63.5 56Q66 48 65 40Q62 20 50 21z\n*~.8 M30 44q4 2 4-2M29.5 52q4 2 5-2M31 59q3 2 4.5-3\n~.9w M50 14v7',
    over: '20 M8 102Q10 82 34 76Q50 88 66 76Q90 82 92 102z\n98 M34 74Q50 86 66 74L70 80Q66 86 61 85Q58 90 54 88Q50 92 46 88Q42 90 39 85Q34 86 30 80z\n~.7 M35 79q3 3 6 2M45 84q5 3 10 0M59 81q3 1 6-2\n3 @50,87,3.2',
  },
  'frederick-douglass': {
    skin: 'brown', face: 'deep frown nose stern', wear: 'coat cravat',
    behind: '31 M31 52Q22 32 33 20Q40 9 55 11Q71 13 73 30Q76 44 70 54z',
    hair: '53 M35 41Q30 24 41 16Q58 8 67 20Q72 30 66 43Q65 33 58 27Q47 30 42 24Q37 31 35 41z\n~1 M43 20Q55 14 64 24M41 24Q35 30 34 38M47 15Q60 10 68 26\n20 M36.5 55Q38 67 44 72Q50 76.5 56.5 72Q62.5 67 63.5 55Q60 59 57 58.5Q50 55 43 58.5Q40 59 36.5 55z\n6. M45.5 60.6Q50 59.6 54.5 60.6Q50 63.4 45.5 60.6z',
  },
  'winfield-scott': {
    face: 'eyes brows beak stern lines cheek', wear: 'blue epaulettes',
    hair: '97 M34.5 42Q30 22 46 17Q64 13 66 30Q67 36 65.5 42Q63 36 63 30Q52 32 44 26Q37 32 36.5 40z\n97 M34.5 42Q33 52 37 60Q42 62 42 55Q38 52 36.5 42zM65.5 42Q67 52 63 60Q58 62 58 55Q62 52 63.5 42z\n~.7 M40 22Q50 18 60 22M38 30q3-6 8-7',
    over: '~.8 M40 66Q50 73 60 66\n9 M29 92l1.8 3.5 4 .5-3 3 .7 4-3.5-2-3.5 2 .7-4-3-3 4-.5z',
  },
  'william-seward': {
    face: 'eyes brows beak mouth lines', wear: 'coat cravat',
    hair: '75 M34.6 44Q26 32 36 22Q40 12 52 14Q68 12 68 26Q74 34 65.4 44Q67 36 61 28Q54 32 48 26Q40 28 37 34z\n~.8 M40 20Q48 16 54 20M58 17Q66 20 67 28M36 26Q33 32 34 38',
  },
  'adam-slemmer': {
    face: 'eyes brows nose mouth cheek', wear: 'blue straps',
    hair: '42 M34.6 38L36.6 38Q37 50 38.5 55Q44 57 50 55.5Q56 57 61.5 55Q63 50 63.4 38L65.4 38Q67 56 62 64Q56 72 50 72T38 64Q33 56 34.6 38z\n~1w M46 60.5Q50 59.7 54 60.5\n~.8 M44 64q2 4 4 5M56 64q-2 4-4 5',
    over: '20 M33 33L37 12Q52 6 66 14L67 33Q50 26 33 33z\n41 M37 12Q52 4 66 14Q60 19 50 17T37 12z\n0 M32 33Q50 25 68 33Q62 38 50 36.5T32 33z\n~1.4w M44 24Q50 20 56 24M44 20Q50 24 56 20',
  },
  'andrew-johnson': {
    face: 'deep frown nose stern cheek', wear: 'coat stock',
    hair: '31 M34.6 46Q28 36 33 27Q36 14 52 15Q66 15 67.5 28Q71 38 65.4 46Q66 36 62 30Q52 31 44 25Q37 32 34.6 46z\n~.8 M44 24Q54 19 64 27M40 22Q35 28 34 36',
  },
  beauregard: {
    face: 'eyes brows nose cheek', wear: 'grey',
    hair: '20 M34.6 42Q31 24 42 19Q56 13 64 22Q69 30 65.4 42Q64 33 59 29Q50 30 44 25Q37 31 34.6 42z\n~.8 M44 24Q54 19 62 26\n10 M41.5 59.5Q46 55.5 50 57Q54 55.5 58.5 59.5Q54 60.5 50 59.5Q46 60.5 41.5 59.5z\n10 M47.5 63.5Q50 62.5 52.5 63.5L50.8 71H49.2z\n~.8 M46 61.8Q50 61 54 61.8',
    over: '*~1.4w M29 90Q34 84 36 90T43 92',
  },
  'jefferson-davis': {
    face: 'deep brows beak stern gaunt lines', wear: 'coat stock',
    hair: '64 M34.6 44Q29 30 38 21Q48 13 60 19Q70 26 66 44Q66 34 60 28Q50 30 43 25Q37 33 34.6 44z\n~.8 M43 24Q54 19 63 27\n53 M40 63Q43 74 50 76Q57 74 60 63Q57 67.5 50 67.5T40 63z\n~.7 M45 69v4M50 70v5M55 69v4',
  },
  'john-floyd': {
    face: 'eyes frown nose mouth lines cheek', wear: 'coat cravat',
    behind: '96 M36 58Q38 73 50 73T64 58z',
    hair: '42 M34.6 46Q25 38 31 28Q32 14 46 15Q60 10 67 22Q75 32 65.4 46Q67 34 61 28Q52 24 44 28Q37 34 34.6 46z\n~.8 M38 22Q46 17 52 20M56 18Q64 20 66 28\n42 M34.6 46Q33 54 37.5 58Q39 53 36.6 44zM65.4 46Q67 54 62.5 58Q61 53 63.4 44z',
  },
  'edmund-ruffin': {
    face: 'deep frown beak stern gaunt lines', wear: 'coat stock',
    behind: '96 M30 74Q22 56 30 36Q34 12 50 12T70 36Q78 56 70 74Q66 78 62 72H38Q34 78 30 74z\n*~.8 M30 46Q26 58 31 70M34 50Q30 62 34 72',
    hair: '97 M50 21Q38 22 35 46Q30 60 33 70Q27 64 28.5 50Q28 12 50 12T71.5 50Q73 64 67 70Q70 60 65 46Q62 22 50 21z\n*~.8 M47 15Q36 18 33 36M44 16Q33 22 31 44',
  },
  'william-yancey': {
    face: 'eyes brows nose mouth cheek', wear: 'coat cravat',
    hair: '42 M34.6 46Q29 34 34 25Q40 15 54 16Q68 18 67 32Q68 40 65.4 46Q65 36 60 30Q48 32 41 25Q37 33 36.6 42z\n~.8 M41 24Q52 19 63 28M40 22Q36 27 35 33\n42 M34.6 46Q34 52 37 55Q38.5 50 36.6 43zM65.4 46Q66 52 63 55Q61.5 50 63.4 43z',
  },
  'francis-pickens': {
    face: 'eyes brows nose mouth lines', wear: 'coat stock',
    behind: '96 M36 56Q36 74 50 74T64 56z',
    hair: '20 M34.6 48Q27 40 32 28Q36 15 50 16T68 28Q73 40 65.4 48Q68 36 62 27Q50 31 38 27Q32 36 34.6 48z\n*~.8w M37 25Q33 31 34 40M42 20Q37 22 35 28',
    over: '~.9 M41 66Q50 73 59 66',
  },
  'dred-scott': {
    skin: 'brown', face: 'eyes brows nose mouth', wear: 'coat bow',
    hair: '21 M34.6 42Q30 28 38 21Q50 13 62 21Q70 28 65.4 42Q64 33 60 28Q50 24 40 28Q36 33 34.6 42z\n*~.8 M38 57q1 4 3 5\n10 M43.5 58.3Q47 56 50 57.2Q53 56 56.5 58.3Q53 59.3 50 58.6Q47 59.3 43.5 58.3z',
  },
}
